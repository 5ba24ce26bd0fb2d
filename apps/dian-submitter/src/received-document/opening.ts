import type { ReadEvent } from '@rubrica/document-events';
import {
  type Container,
  documentOf,
  type NamedFile,
  openFile,
  openMail,
  type OpenedFile,
  type SupplierDocument,
  type UnreadFile,
} from '@rubrica/reception';

/** A document that was found in a file, with what it says. */
export interface OpenedDocument {
  readonly container: Container;
  readonly document: SupplierDocument;
  /** The PDF that the supplier put beside it. */
  readonly pdf: Uint8Array | null;
}

export interface Opened {
  readonly documents: readonly OpenedDocument[];
  readonly events: readonly ReadEvent[];
  readonly unread: readonly UnreadFile[];
}

/** Opens a file of a stranger. Threads import this module. */
export const opened = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): Opened => {
  const file: NamedFile = { name, bytes: Buffer.from(bytes) };
  return withDocuments(openFile(file));
};

/** Opens a mail of a stranger, with all that is attached to it. */
export const openedMail = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<Opened> =>
  withDocuments(await openMail(bytes));

const withDocuments = ({ containers, events, unread, pdfs }: OpenedFile): Opened => ({
  documents: containers.map((container) => ({
    container,
    document: documentOf(container),
    pdf: pdfs.get(container.place) ?? null,
  })),
  events,
  unread,
});
