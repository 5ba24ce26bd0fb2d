/** Fields of a block such as a message header: names in lower case, lines unfolded. */
export type Fields = ReadonlyMap<string, readonly string[]>;

/** Reads the fields of one block. Lines that are none are passed over. */
export const fieldsOf = (block: string): Fields => {
  const fields = new Map<string, string[]>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([!-9;-~]{1,80})[ \t]*:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    const values = fields.get(key);
    if (values) values.push(value.trim());
    else fields.set(key, [value.trim()]);
  }
  return fields;
};

/** Splits text into its blocks, which empty lines part. */
export const blocksOf = (text: string): string[] =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((block) => block.replace(/^(?:[ \t]*\r?\n)+/, ''))
    .filter((block) => block.trim() !== '');

/** Returns the first address in a text, in lower case, without brackets, comments and quotes. */
export const addressIn = (text: string | undefined): string | null => {
  const [address] =
    /[^\s<>()[\]",;:@（）【】「」，。；：、]{1,64}@[^\s<>()[\]",;:@（）【】「」，。；：、]{1,255}/.exec(text ?? '') ??
    [];
  return address === undefined ? null : address.replace(/[.'*`]+$/, '').toLowerCase();
};

/** Returns an id such as a Message-ID without its brackets. */
export const idIn = (text: string | undefined): string | null => {
  const [, id] = /<([^<>\s]{1,300})>/.exec(text ?? '') ?? [];
  return id ?? (text === undefined || /\s/.test(text.trim()) || text.trim() === '' ? null : text.trim().slice(0, 300));
};

/** Writes text on one line, without characters that a database refuses. */
export const onOneLine = (text: string, mostChars: number): string =>
  text.replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim().slice(0, mostChars);
