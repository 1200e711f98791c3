import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
const [CMAP, GLYF, LOCA, CUSTOM] = [0, 10, 11, 63];
const UNTRANSFORMED = 3;

/** The characters that a font in the format WOFF2 can draw, as its table `cmap` lists them. */
export function charactersOf(path: string): Set<number> {
  const file = readFileSync(path);
  let at = HEADER;
  const number = () => {
    for (let value = 0; ;) {
      const byte = file[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let cmap = -1;
  for (let tables = file.readUInt16BE(12); tables > 0; tables--) {
    const flags = file[at++];
    const tag = flags & 63;
    const version = flags >> 6;
    if (tag === CUSTOM) at += 4;
    if (tag === CMAP) cmap = offset;
    const size = number();
    const transformed = tag === GLYF || tag === LOCA ? version !== UNTRANSFORMED : version > 0;
    offset += transformed ? number() : size;
  }
  const packed = file.subarray(at, at + file.readUInt32BE(20));
  return fromCmap(brotliDecompressSync(packed).subarray(cmap));
}

function fromCmap(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const bytes = table.readUInt16BE(6);
    for (let segment = 0; segment < bytes; segment += 2) {
      const last = table.readUInt16BE(14 + segment);
      const first = table.readUInt16BE(16 + bytes + segment);
      for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
    }
  }
  return found;
}
