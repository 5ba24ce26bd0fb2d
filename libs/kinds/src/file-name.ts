import { fileName, type NumberedFile } from '@rubrica/ubl';
import type { Kind } from './kind.js';

/** Returns the name of the XML of a document of a kind. Other names have the same consecutive and another tag. */
export const fileNameOf = ({ transmission: { fileTag, namesSoftwareOwner } }: Kind, number: NumberedFile): string =>
  fileName(fileTag, namesSoftwareOwner ? number : { ...number, softwareCode: '' });
