import type { ForeignElement } from '@rubrica/xml';
import { CAC, CBC, EXT, STS } from './namespaces.js';

/** Namespaces of DIAN's extension: the current one, then that of some documents in DIAN's toolbox. */
const STRUCTURES = [STS, 'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures'];
const NAMESPACES = [CAC, CBC, EXT, ...STRUCTURES];

/** Returns the element at a path of names of UBL and DIAN; the first one where there are several. */
export const elementAt = (
  element: ForeignElement | undefined,
  ...path: readonly string[]
): ForeignElement | undefined =>
  path.reduce<ForeignElement | undefined>(
    (parent, name) => NAMESPACES.map((namespace) => parent?.child(namespace, name)).find(Boolean),
    element,
  );

/** Returns all child elements of that name. */
export const elementsAt = (element: ForeignElement | undefined, name: string): readonly ForeignElement[] =>
  NAMESPACES.flatMap((namespace) => element?.children(namespace, name) ?? []);

/** Returns the text of the element at the path, trimmed; '' without one. */
export const textAt = (element: ForeignElement | undefined, ...path: readonly string[]): string =>
  elementAt(element, ...path)
    ?.text()
    .trim() ?? '';
