/** One password in the encodings of the two derivations. */
export interface PasswordForm {
  /** For PKCS#12's derivation: UTF-16, big endian, ended by two zero octets. */
  readonly wide: Buffer;
  /** For PBES2: UTF-8. */
  readonly narrow: Buffer;
}

/**
 * Returns the encodings of this password that programs have used, the standard's first: letters beyond ASCII composed
 * or decomposed; an empty password as no bytes; each octet of UTF-8 as one character (OpenSSL before 1.1).
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
