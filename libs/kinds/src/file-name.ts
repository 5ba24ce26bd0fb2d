import type { DocumentKind } from '@rubrica/fiscal';
import { fileName, type NumberedFile } from '@rubrica/ubl';
import type { Kind } from './kind.js';
import { KINDS } from './kinds.js';

/**
 * Returns the name of a document's XML file. The names of its other files have the same consecutive number and another
 * tag.
 */
export const fileNameOf = ({ transmission: { fileTag, namesSoftwareOwner } }: Kind, number: NumberedFile): string =>
  fileName(fileTag, namesSoftwareOwner ? number : { ...number, softwareCode: '' });

/**
 * Returns the name of the kind whose counter numbers the files of this kind: the first kind with the same tag. So no
 * two files of an issuer have the same name.
 */
export const fileCounterOf = (kind: Kind, kinds: readonly Kind[] = KINDS): DocumentKind =>
  (kinds.find(({ transmission }) => transmission.fileTag === kind.transmission.fileTag) ?? kind).name;
