import { type FileHandle, open } from 'node:fs/promises';

/** Place of a record in the file. */
export interface Position {
  readonly offset: number;
  readonly length: number;
}

/** Records in the order of their events, one JSON text a line. */
export interface Journal {
  /** Appends a record; it is on the disk when a later `durable()` has resolved. */
  append(record: object): Position;
  /** Resolves when all earlier records are on the disk. Once the disk has failed, every later call rejects. */
  durable(): Promise<void>;
  read(position: Position): Promise<unknown>;
  close(): Promise<void>;
}

export type OnRecord = (record: unknown, position: Position) => void;

export const openJournal = (file: string | null, onRecord: OnRecord): Promise<Journal> =>
  file === null ? Promise.resolve(memoryJournal()) : openFileJournal(file, onRecord);

const LINE_END = 0x0a;

/**
 * Reads the file from its start. An incomplete last line, left by a crash, is cut off; any other damage is an error.
 */
const openFileJournal = async (file: string, onRecord: OnRecord): Promise<Journal> => {
  const handle = await open(file, 'a+', 0o600);
  let end = 0;
  let rest = Buffer.alloc(0);
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 })) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let until = rest.indexOf(LINE_END); until >= 0; until = rest.indexOf(LINE_END, from)) {
      onRecord(parsed(rest.subarray(from, until), file, end), { offset: end, length: until - from });
      end += until + 1 - from;
      from = until + 1;
    }
    rest = rest.subarray(from);
  }
  await handle.truncate(end);
  return new FileJournal(handle, end);
};

const parsed = (line: Buffer, file: string, offset: number): unknown => {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    throw new Error(`${file} is damaged at byte ${offset}`);
  }
};

class FileJournal implements Journal {
  private pending: Buffer[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly handle: FileHandle,
    private end: number,
  ) {}

  append(record: object): Position {
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    const position = { offset: this.end, length: line.length - 1 };
    this.pending.push(line);
    this.end += line.length;
    return position;
  }

  /** Calls made while records are being written share the next write. */
  durable(): Promise<void> {
    this.writing = this.writing.then(() => this.writePending());
    return this.writing;
  }

  private async writePending(): Promise<void> {
    if (this.pending.length === 0) return;
    const batch = Buffer.concat(this.pending);
    this.pending = [];
    await this.handle.appendFile(batch);
    await this.handle.datasync();
  }

  async read({ offset, length }: Position): Promise<unknown> {
    await this.durable();
    const { buffer } = await this.handle.read(Buffer.alloc(length), 0, length, offset);
    return JSON.parse(buffer.toString('utf8'));
  }

  async close(): Promise<void> {
    await this.durable();
    await this.handle.close();
  }
}

const memoryJournal = (): Journal => {
  const lines: string[] = [];
  return {
    append: (record) => ({ offset: lines.push(JSON.stringify(record)) - 1, length: 0 }),
    durable: () => Promise.resolve(),
    read: ({ offset }) => Promise.resolve(JSON.parse(lines[offset] ?? 'null')),
    close: () => Promise.resolve(),
  };
};
