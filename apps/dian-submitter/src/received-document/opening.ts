import {
  type Container,
  documentOf,
  type NamedFile,
  openFile,
  type SupplierDocument,
  type UnreadFile,
} from '@rubrica/reception';

/** A document that was found in a file, with what it says. */
export interface OpenedDocument {
  readonly container: Container;
  readonly document: SupplierDocument;
}

export interface Opened {
  readonly documents: readonly OpenedDocument[];
  readonly unread: readonly UnreadFile[];
}

/** Opens a file of a stranger. Threads import this module. */
export const opened = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): Opened => {
  const file: NamedFile = { name, bytes: Buffer.from(bytes) };
  const { containers, unread } = openFile(file);
  return { documents: containers.map((container) => ({ container, document: documentOf(container) })), unread };
};
