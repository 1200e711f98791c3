"""The public API for studies, which `import tafelrunde` offers."""
