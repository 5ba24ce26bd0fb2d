/** A header field without its line end; it may be folded. */
export interface HeaderField {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

/** A mail in its two parts. Lines of the header end with CRLF; those of the body may end with LF, which SMTP sends as CRLF. */
export interface SplitMail {
  readonly fields: readonly HeaderField[];
  /** One character per byte. */
  readonly body: string;
}

export const split = (mime: Buffer): SplitMail => {
  const end = mime.indexOf('\r\n\r\n');
  const [header, body] = end < 0 ? [mime, Buffer.alloc(0)] : [mime.subarray(0, end), mime.subarray(end + 4)];
  const fields = header
    .toString('utf8')
    .split(/\r\n(?![ \t])/)
    .map((field) => {
      const colon = field.indexOf(':');
      return { name: field.slice(0, colon).trimEnd().toLowerCase(), value: field.slice(colon + 1) };
    });
  return { fields, body: body.toString('latin1') };
};

/** Returns the field in the relaxed form, without its line end. Source: RFC 6376, 3.4.2. */
export const relaxedField = ({ name, value }: HeaderField): string =>
  `${name}:${value
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '')}`;

/** Returns the body in the relaxed form. Source: RFC 6376, 3.4.4. */
export const relaxedBody = (body: string): string => {
  const lines = body
    .replace(/\r?\n/g, '\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=\r\n|$)/g, '');
  const text = withoutEmptyEnd(lines);
  return text === '' || text.endsWith('\r\n') ? text : `${text}\r\n`;
};

/** Without the empty lines at the end. A regular expression would look for them from every line on. */
const withoutEmptyEnd = (text: string): string => {
  let end = text.length;
  while (text.endsWith('\r\n\r\n', end)) end -= 2;
  return text.slice(0, end === 2 && text.startsWith('\r\n') ? 0 : end);
};
