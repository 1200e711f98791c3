"""Text catalogues: Project Fluent files, whose messages are turned into functions on first use.

Only what the catalogues use is supported: variables, references to messages, NUMBER, and selection
by number or by key. `fluent.runtime` supports everything, but brings 36 MB of locales.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

Value = int | str
Values = Mapping[str, Value]
Part = Callable[[Values], str]

GROUPED_FROM = 10_000
"""Numbers from here on have a mark between their thousands."""
GROUP_MARKS = {"de": ".", "en": ","}


class Catalogue:
    """The messages of some files in one language, and their attributes as `message.attribute`; the
    first file that has a message wins."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self._mark = GROUP_MARKS[language]
        self._patterns: dict[str, ast.Pattern] = {}
        self._parts: dict[str, Part] = {}
        parser = FluentParser(with_spans=False)
        for file in files:
            for entry in parser.parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    self._add(entry)

    def _add(self, message: ast.Message) -> None:
        key = message.id.name
        if message.value is not None:
            self._patterns.setdefault(key, message.value)
        for attribute in message.attributes:
            self._patterns.setdefault(f"{key}.{attribute.id.name}", attribute.value)

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def render(self, key: str, values: Values) -> str:
        """KeyError for an unknown message or a missing value."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = self._pattern(self._patterns[key])
        return part(values)

    def _pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _element(self, element: ast.SyntaxNode) -> Part:
        match element:
            case ast.TextElement(value=text):
                return lambda _: text
            case ast.Placeable(expression=inner):
                return self._element(inner)
            case ast.StringLiteral():
                literal = element.parse()["value"]
                return lambda _: literal
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda values: self._shown(values[name])
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                return lambda values: self.render(name, values)
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=arguments):
                return self._element(arguments.positional[0])
            case ast.SelectExpression():
                return self._selection(element)
        raise NotImplementedError(f"{type(element).__name__} in a text catalogue")

    def _selection(self, select: ast.SelectExpression) -> Part:
        """`{ $many -> [0] none [one] one *[other] many }`."""
        selector = select.selector
        assert isinstance(selector, ast.VariableReference)
        name = selector.id.name
        parts: dict[Value, Part] = {}
        for variant in select.variants:
            found = self._pattern(variant.value)
            match variant.key:
                case ast.NumberLiteral(value=digits):
                    parts.setdefault(int(digits), found)
                case ast.Identifier(name=key):
                    parts.setdefault(key, found)
            if variant.default:
                default = found

        def select_part(values: Values) -> str:
            value = values[name]
            part = parts.get(value)
            if part is None and value in (1, -1):
                part = parts.get("one")
            return (part or default)(values)

        return select_part

    def _shown(self, value: Value) -> str:
        """A number as the language writes it: 1200, but 12.000 or 12,000 (the browser:
        `lib/words`)."""
        if not isinstance(value, int) or abs(value) < GROUPED_FROM:
            return str(value)
        return f"{value:,}".replace(",", self._mark)
