/** Headers that say to which address a mail came, as mail servers write them, and whom its sender wrote to. */
const HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'] as const;

/** What is read of the headers of a mail, in bytes. */
const MOST_HEADER_BYTES = 64 * 1024;

/** Returns the addresses that a mail may have come to, by its headers; each once. */
export const addresseesOf = (mail: Uint8Array): readonly string[] => {
  const lines = headersOf(mail)
    .replace(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/);
  const valuesOf = (name: string) =>
    lines
      .filter((line) => line.slice(0, name.length + 1).toLowerCase() === `${name}:`)
      .map((line) => line.slice(name.length + 1));
  const found = [...HEADERS.flatMap(valuesOf), ...valuesOf('received').flatMap((hop) => HOP.exec(hop)?.[1] ?? [])]
    .flatMap((value) => value.split(/[\s<>,;:"()]+/))
    .filter((word) => word.includes('@'));
  return [...new Set(found.map((word) => word.toLowerCase()))];
};

/** Some servers name the address in Received alone. */
const HOP = /\bfor (<[^<>\s]+>)/i;

/** Returns the text before the first empty line. */
const headersOf = (mail: Uint8Array): string => {
  const text = Buffer.from(mail.subarray(0, MOST_HEADER_BYTES)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  return end === null ? text : text.slice(0, end.index);
};
