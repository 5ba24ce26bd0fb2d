/** Something that must not be found, in one of the forms in which it could be written. */
export interface Needle {
  /** What it is, never the thing itself. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A line of PEM or of a mail breaks a longer text; one of the windows of a secret lies within a line. */
const WINDOW = 24;
/** Shorter than this, chance would find it. */
const SHORTEST = 8;

/**
 * Returns every form of a secret that is searched for: the bytes themselves, hexadecimal in small and capital letters, and
 * base64 and base64url at each place of a group of three bytes. Long secrets are searched for in windows.
 */
export const needlesOf = (name: string, secret: Buffer): readonly Needle[] => {
  const needles = new Map<string, Buffer>();
  const add = (bytes: Buffer): void => {
    if (bytes.length >= SHORTEST) needles.set(bytes.toString('latin1'), bytes);
  };
  for (const window of windowsOf(secret)) {
    add(window);
    add(Buffer.from(window.toString('hex')));
    add(Buffer.from(window.toString('hex').toUpperCase()));
    for (const text of base64Of(window)) {
      add(Buffer.from(text));
      add(Buffer.from(text.replaceAll('+', '-').replaceAll('/', '_')));
    }
  }
  return [...needles.values()].map((bytes) => ({ name, bytes }));
};

/** Too short to be told from chance: only within quotation marks. */
export const needleOfShort = (name: string, secret: string): Needle => ({ name, bytes: Buffer.from(`"${secret}"`) });

/** A number as the decimal digits that a careless program prints. */
export const needlesOfNumber = (name: string, number: bigint): readonly Needle[] =>
  windowsOf(Buffer.from(number.toString())).map((bytes) => ({ name, bytes }));

const windowsOf = (secret: Buffer): readonly Buffer[] => {
  if (secret.length <= 2 * WINDOW) return [secret];
  const count = Math.floor(secret.length / WINDOW);
  return Array.from({ length: count }, (_, nth) => secret.subarray(nth * WINDOW, (nth + 1) * WINDOW));
};

/** Without the characters that neighbours have a share in. */
const base64Of = (bytes: Buffer): readonly string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
  });
