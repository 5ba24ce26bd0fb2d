import { isZip, readZip } from '@rubrica/reception';
import { zip } from '@rubrica/ubl';
import { readSheet } from 'read-excel-file/node';
import { parentPort, workerData } from 'node:worker_threads';

/** What an XLSX may have: parts of the zip, and their length unpacked. */
const LIMITS = { entries: 1_000, bytes: 40 * 1024 * 1024, isTaken: (name: string) => /\.(xml|rels)$/i.test(name) };

/** Text of a cell. Numbers come as they stand in the file, which has the noise of binary fractions. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = String(value);
  const isNoisy = /^-?\d+\.\d{7,}$|^-?\d+(\.\d+)?E[+-]?\d+$/i.test(text);
  return isNoisy ? String(Number(Number(text).toFixed(6))) : text;
};

/** Returns the rows of the first sheet, as texts; null when the file is no XLSX within the limits. */
const rowsOf = async (bytes: Buffer): Promise<string[][] | null> => {
  if (!isZip(bytes)) return null;
  const read = readZip(bytes, LIMITS);
  if (!read.ok) return null;
  // Packed again, so that the reader unpacks what was measured here, and nothing else.
  const measured = zip(read.files.map(({ name, bytes: content }) => ({ name, bytes: content, isStored: true })));
  const rows: readonly (readonly unknown[])[] = await readSheet(measured, { parseNumber: (text: string) => text });
  return rows.map((row) => row.map(textOf));
};

parentPort?.postMessage(await rowsOf(Buffer.from(workerData as Uint8Array)).catch(() => null));
