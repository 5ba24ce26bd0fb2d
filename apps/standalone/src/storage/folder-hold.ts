import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CannotStart } from '../start/cannot-start.js';
import { type DataFolder, readJsonFile, writeSecretFile } from './data-folder.js';

/** Who works in a data folder, and the port at which that process says so. */
interface Holder {
  readonly pid: number;
  readonly port: number;
  /** What it answers there: another process may have its port by now. */
  readonly word: string;
}

const HOST = '127.0.0.1';
/** A process that was killed may still hold its port while its memory is freed, and says nothing. */
const ANSWER_MS = 1_000;

/**
 * Makes this process the only one that works in the folder, until `stop`. Throws CannotStart when another one does; one
 * that was killed holds nothing.
 */
export const holdFolder = async ({ root }: Pick<DataFolder, 'root'>): Promise<{ stop(): Promise<void> }> => {
  const file = join(root, 'running.json');
  const holder = readJsonFile<Holder>(file);
  if (holder && (await answers(holder)))
    throw new CannotStart(
      `Rubrica already runs on the data in ${root}: process ${holder.pid}. Stop that one, or set DATA_DIR and PORT for another.`,
    );
  const word = randomUUID();
  const server = createServer((socket) => socket.on('error', () => undefined).end(word));
  server.unref();
  const port = await listening(server);
  writeSecretFile(file, { pid: process.pid, port, word } satisfies Holder);
  return {
    stop: async () => {
      rmSync(file, { force: true });
      await new Promise((closed) => server.close(closed));
    },
  };
};

const answers = async ({ port, word }: Holder): Promise<boolean> => {
  const socket = connect({ port, host: HOST, timeout: ANSWER_MS }).once('timeout', () => socket.destroy());
  return text(socket).then(
    (answer) => answer === word,
    () => false,
  );
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
