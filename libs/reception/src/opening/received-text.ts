/** Text of an XML file, as UTF-8 says it. */
export interface ReceivedText {
  readonly text: string;
  /** It was written in another encoding than it should be: accents may be wrong. */
  readonly isRepaired: boolean;
}

const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * Decodes an XML file. Suppliers send UTF-8 with and without byte order mark, UTF-16, and Windows-1252 that says it is
 * UTF-8. The XML declaration then says UTF-8, as the text is: a signature is over the canonical form, which has none.
 */
export const receivedText = (bytes: Uint8Array): ReceivedText => {
  const utf16 = UTF_16.find(({ mark: [first, second] }) => bytes[0] === first && bytes[1] === second);
  if (utf16) return { text: asUtf8(new TextDecoder(utf16.encoding).decode(bytes)), isRepaired: false };
  try {
    return { text: asUtf8(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), isRepaired: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text: asUtf8(text), isRepaired: !/^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf)/i.test(text) };
  }
};

/** Returns the text of XML without what stands before it, and with UTF-8 in its declaration. */
export const asUtf8 = (text: string): string =>
  text.replace(/^[\s\uFEFF]+/, '').replace(/^(<\?xml[^>]*encoding\s*=\s*["'])[^"']*/i, '$1UTF-8');

/** Tells whether the bytes begin as XML does, in any encoding that is taken. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^[\s\0\u00ef\u00bb\u00bf\u00ff\u00fe]*</.test(Buffer.from(bytes.subarray(0, 256)).toString('latin1'));
