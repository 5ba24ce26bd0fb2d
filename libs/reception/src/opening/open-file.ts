import { documentEventIn, type ReadEvent } from '@rubrica/document-events';
import { textAt } from '@rubrica/ubl';
import { UnreadableXml } from '@rubrica/xml';
import { type Container, containerOf, isDocument, isRoot, parsedXml } from './container.js';
import { LIMITS } from './limits.js';
import { type Archived, senderPdfOf } from './sender-pdf.js';
import { isZip, readZip } from './read-zip.js';
import { isXml, receivedText } from './received-text.js';

export interface NamedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Why a file, or a part of it, was not read. */
export interface UnreadFile {
  readonly place: string;
  readonly reason: 'too_large' | 'encrypted' | 'damaged' | 'too_deep' | 'malformed' | 'no_document';
}

export interface OpenedFile {
  /** One per document, in the order of the files. */
  readonly containers: readonly Container[];
  /** Events 030 to 034 of invoices, as their senders state them: nothing of them is judged. */
  readonly events: readonly ReadEvent[];
  readonly unread: readonly UnreadFile[];
  /** PDFs that came beside them, by the place of the container. */
  readonly pdfs: ReadonlyMap<string, Uint8Array>;
}

/** Opens what was uploaded or mailed: XML, or a zip of XML and of zips. Every input gives an answer; none throws. */
export const openFile = (file: NamedFile): OpenedFile => openFiles([file]);

export const openFiles = (files: readonly NamedFile[]): OpenedFile => {
  const unread: UnreadFile[] = [];
  const xmlFiles = xmlFilesOf(files, unread);
  const found: Container[] = [];
  const events: ReadEvent[] = [];
  const answers = new Map<string, string>();
  for (const { name: place, bytes } of xmlFiles) {
    const { text, isRepaired } = receivedText(bytes);
    try {
      const root = parsedXml(text);
      const container = isRoot(root, 'AttachedDocument') ? containerOf(root, { place, isRepaired }) : null;
      const content = container === null ? root : parsedXml(container.document);
      const event = documentEventIn(content);
      if (container !== null && isDocument(content)) found.push(container);
      else if (event !== null) events.push(event);
      else if (isDocument(root)) found.push({ place, document: text, answer: null, stated: null, isRepaired });
      else if (isRoot(root, 'ApplicationResponse')) answers.set(answeredUuid(root), text);
      else unread.push({ place, reason: 'no_document' });
    } catch (error) {
      if (!(error instanceof UnreadableXml)) throw error;
      unread.push({ place, reason: bytes.length > LIMITS.xmlBytes ? 'too_large' : 'malformed' });
    }
  }
  const containers = withAnswers(withoutCopies(found), answers);
  return { containers, events, unread, pdfs: pdfsOf(containers, xmlFiles) };
};

/** Reads the PDFs of the senders, as long as there is room for them. */
const pdfsOf = (containers: readonly Container[], xmlFiles: readonly XmlFile[]): ReadonlyMap<string, Uint8Array> => {
  const pdfs = new Map<string, Uint8Array>();
  let left: number = LIMITS.pdfsBytes;
  for (const { place } of containers) {
    const archived = xmlFiles.find(({ name }) => name === place)?.archived;
    const pdf = archived ? senderPdfOf(archived, left) : null;
    if (pdf === null) continue;
    pdfs.set(place, pdf);
    left -= pdf.length;
  }
  return pdfs;
};

interface XmlFile extends NamedFile {
  /** The archive that it came in; undefined for a file by itself. */
  readonly archived?: Archived | undefined;
}

const answeredUuid = (root: Parameters<typeof textAt>[0]): string =>
  textAt(root, 'DocumentResponse', 'DocumentReference', 'UUID').toLowerCase();

/** Some senders put the document beside the container that has it too. */
const withoutCopies = (found: readonly Container[]): Container[] => {
  const kept = new Map<string, Container>();
  for (const container of found) {
    const document = container.document.trim();
    if ((kept.get(document)?.stated ?? null) === null) kept.set(document, container);
  }
  return [...kept.values()];
};

/** Gives an answer that came as a file of its own to the document that it is about. */
const withAnswers = (containers: readonly Container[], answers: ReadonlyMap<string, string>): Container[] =>
  containers.map((container) => {
    if (container.answer !== null || answers.size === 0) return container;
    const uuid = /<(?:\w+:)?UUID[^>]*>\s*([0-9a-fA-F]{96})/.exec(container.document)?.[1]?.toLowerCase() ?? '';
    return { ...container, answer: answers.get(uuid) ?? null };
  });

/** Files that are never XML: they are not unpacked. */
const OTHER_FILE =
  /(^|\/)(__MACOSX\/|\._)|\/$|\.(pdf|png|jpe?g|gif|bmp|tiff?|html?|txt|csv|json|xlsx?|docx?|pptx?|p7[bms]|exe)$/i;

/** Opens archives, those in archives too, up to the limits of files, bytes and depth. */
const xmlFilesOf = (files: readonly NamedFile[], unread: UnreadFile[]): XmlFile[] => {
  const xml: XmlFile[] = [];
  const queue: (XmlFile & { readonly depth: number })[] = files.map((file) => ({ ...file, depth: 0 }));
  let left: number = LIMITS.unpackedBytes;
  // The queue grows while it is read.
  for (const [nth, { name, bytes, depth, archived }] of queue.entries()) {
    const refuse = (reason: UnreadFile['reason']) => unread.push({ place: name, reason });
    if (nth === LIMITS.files || xml.length === LIMITS.xmlFiles) {
      refuse('too_large');
      break;
    }
    if (bytes.length > LIMITS.fileBytes) refuse('too_large');
    else if (!isZip(bytes)) {
      if (isXml(bytes)) xml.push({ name, bytes, archived });
      else if (depth === 0) refuse('no_document');
    } else if (depth === LIMITS.depth) refuse('too_deep');
    else {
      const zip = readZip(bytes, { entries: LIMITS.files, bytes: left, isTaken: (inside) => !OTHER_FILE.test(inside) });
      if (!zip.ok) refuse(zip.reason);
      for (const inside of zip.ok ? zip.files : []) {
        left -= inside.bytes.length;
        queue.push({
          name: `${name}/${inside.name}`,
          bytes: inside.bytes,
          depth: depth + 1,
          archived: { archive: bytes, name: inside.name },
        });
      }
    }
  }
  return xml;
};
