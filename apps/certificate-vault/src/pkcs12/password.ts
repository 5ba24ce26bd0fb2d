/** One password as the two derivations take it. */
export interface PasswordForm {
  /** PKCS#12's own: UTF-16, big endian, ended by two zero octets. */
  readonly wide: Buffer;
  /** PBES2: UTF-8. */
  readonly narrow: Buffer;
}

/**
 * The ways in which programs have encoded this password, the standard's first: an empty one as nothing at all;
 * letters beyond ASCII composed or decomposed, or (OpenSSL before 1.1) with each octet of UTF-8 widened.
 */
export const passwordForms = (password: string): PasswordForm[] => {
  const spellings = [...new Set([password, password.normalize('NFC'), password.normalize('NFD')])];
  const forms = spellings.map((text) => ({ wide: wide(text), narrow: Buffer.from(text, 'utf8') }));
  if (password === '') forms.push({ wide: Buffer.alloc(0), narrow: Buffer.alloc(0) });
  for (const { narrow } of forms.slice()) {
    if (narrow.some((octet) => octet > 0x7f)) forms.push({ wide: wide(narrow.toString('latin1')), narrow });
  }
  return forms;
};

const wide = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le').swap16();
