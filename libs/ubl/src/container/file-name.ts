export interface NumberedFile {
  /** NIT of the issuer, without check digit. */
  readonly nit: string;
  /** `000` for the issuer's own software, `001` for DIAN's, else the code of the provider; '': the name has none. */
  readonly softwareCode?: string | undefined;
  readonly year: number;
  /** Counts the issuer's files of this kind; starts at 1 every 1 January. */
  readonly sequence: number;
}

/**
 * Joins tag (`fv`, `nc`, `ar`, `z` …), NIT, software code, year and sequence in hex: `fv` `0800197268` `000` `26` `0000000B` `.xml`.
 * Source: DIAN, Anexo Técnico 1.9, file names.
 */
export const fileName = (tag: string, { nit, softwareCode = '000', year, sequence }: NumberedFile): string => {
  const consecutive = sequence.toString(16).toUpperCase().padStart(8, '0');
  const extension = tag === 'z' ? 'zip' : 'xml';
  return `${tag}${nit.padStart(10, '0')}${softwareCode}${String(year % 100).padStart(2, '0')}${consecutive}.${extension}`;
};
