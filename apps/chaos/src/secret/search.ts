import type { Needle } from './needle.js';

/** Finds which of many needles stand in some bytes, in one pass. */
export class Search {
  /** Whether a needle begins with these two bytes: most places are passed over by it. */
  private readonly begins = new Uint8Array(65_536);
  private readonly byBeginning = new Map<number, Needle[]>();

  constructor(needles: readonly Needle[]) {
    for (const needle of needles) {
      const beginning = needle.bytes.readUInt32LE();
      this.begins[beginning & 0xffff] = 1;
      this.byBeginning.set(beginning, [...(this.byBeginning.get(beginning) ?? []), needle]);
    }
  }

  /** Names of what was found, each once. */
  in(bytes: Buffer): ReadonlySet<string> {
    const found = new Set<string>();
    const { begins, byBeginning } = this;
    for (let at = 0; at + 4 <= bytes.length; at += 1) {
      if (begins[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] === 0) continue;
      for (const { name, bytes: wanted } of byBeginning.get(bytes.readUInt32LE(at)) ?? [])
        if (bytes.subarray(at, at + wanted.length).equals(wanted)) found.add(name);
    }
    return found;
  }
}
