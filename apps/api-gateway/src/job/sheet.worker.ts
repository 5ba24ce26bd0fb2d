import { Injectable } from '@nestjs/common';
import { moduleUrl, Unavailable } from '@rubrica/service';
import { Worker } from 'node:worker_threads';
import { checkedRows, unreadable } from './sheet-file.js';

const PROGRAM = new URL(moduleUrl(import.meta.url, './sheet-thread.worker'));
/** A file that takes longer, or more memory, is not read. */
const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Files that wait for the one that is read. */
const MOST_WAITING = 4;

/** Reads XLSX files of strangers, one at a time, each in a thread of its own that is ended at its limits. */
@Injectable()
export class Sheets {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Returns the rows of the first sheet. Throws a 422 for a file that cannot be read within the limits. */
  async rowsOf(bytes: Buffer): Promise<string[][]> {
    if (this.waiting >= MOST_WAITING) throw new Unavailable(BUSY);
    this.waiting += 1;
    const read = this.last.then(() => readInThread(bytes));
    this.last = read.finally(() => (this.waiting -= 1));
    const rows = await read;
    if (rows === null) throw unreadable(NO_XLSX);
    return checkedRows(rows);
  }
}

/** Returns null when the thread has read nothing, or was ended. */
const readInThread = (bytes: Buffer): Promise<string[][] | null> =>
  new Promise((resolve) => {
    const worker = new Worker(PROGRAM, { workerData: new Uint8Array(bytes), resourceLimits: MEMORY_LIMITS });
    const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS);
    const end = (rows: string[][] | null): void => {
      clearTimeout(timer);
      resolve(rows);
    };
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });

const BUSY = {
  en: 'Other files are being read. Send this one again in a moment.',
  es: 'Se están leyendo otros archivos. Envíe este de nuevo en un momento.',
};
const NO_XLSX = {
  en: 'This is no XLSX that can be read: it is damaged, encrypted, or larger unpacked than 40 MB. Save it again as XLSX, or as "CSV UTF-8".',
  es: 'Este no es un XLSX legible: está dañado, cifrado, o desempacado ocupa más de 40 MB. Guárdelo de nuevo como XLSX o como «CSV UTF-8».',
};
