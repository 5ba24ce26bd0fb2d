import { unzip } from '@rubrica/ubl';

/** Returns the XML in the package of a document, which has it and the PDF. */
export const xmlIn = (packed: Buffer): Buffer => {
  const found = unzip(packed).find(({ name }) => name.endsWith('.xml'));
  if (!found) throw new Error('a package without XML');
  return Buffer.from(found.bytes);
};
