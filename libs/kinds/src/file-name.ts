import { fileName, type NumberedFile } from '@rubrica/ubl';
import type { Kind } from './kind.js';

/**
 * Returns the name of a document's XML file. The names of its other files have the same consecutive number and another
 * tag.
 */
export const fileNameOf = ({ transmission: { fileTag, namesSoftwareOwner } }: Kind, number: NumberedFile): string =>
  fileName(fileTag, namesSoftwareOwner ? number : { ...number, softwareCode: '' });
