import { LIMITS } from './limits.js';
import { readZip } from './read-zip.js';

/** An archive, and the name in it of the XML that was read. */
export interface Archived {
  readonly archive: Buffer;
  readonly name: string;
}

/**
 * Returns the PDF that the sender put beside an XML: that of the same base name, else the only one of an archive with one XML.
 * Null where there is none, and for one that is larger than `mostBytes` or no PDF.
 */
export const senderPdfOf = ({ archive, name }: Archived, mostBytes: number): Buffer | null => {
  const { pdfs, xmlFiles } = namesIn(archive);
  const wanted = pdfs.find((pdf) => baseOf(pdf) === baseOf(name)) ?? (xmlFiles === 1 ? onlyOne(pdfs) : undefined);
  if (wanted === undefined) return null;
  const bytes = Math.min(mostBytes, LIMITS.pdfBytes);
  const zip = readZip(archive, { entries: LIMITS.files, bytes, isTaken: (inside) => inside === wanted });
  const [file] = zip.ok ? zip.files : [];
  return file?.bytes.subarray(0, HEAD.length).equals(HEAD) ? file.bytes : null;
};

const HEAD = Buffer.from('%PDF-');
const TRACE_OF_MAC = /(^|\/)(__MACOSX\/|\._)/;

const namesIn = (archive: Buffer): { readonly pdfs: readonly string[]; readonly xmlFiles: number } => {
  const names: string[] = [];
  const note = (name: string) => {
    if (!TRACE_OF_MAC.test(name)) names.push(name);
    return false;
  };
  readZip(archive, { entries: LIMITS.files, bytes: 0, isTaken: note });
  const ending = (suffix: RegExp) => names.filter((name) => suffix.test(name));
  return { pdfs: ending(/\.pdf$/i), xmlFiles: ending(/\.xml$/i).length };
};

const onlyOne = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);

const baseOf = (name: string): string => (name.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').toLowerCase();
