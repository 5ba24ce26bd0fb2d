import promises from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { isMainThread } from 'node:worker_threads';
import { AGENT_SOCKET, DATA_FOLDER, type DiskUse } from './agent-protocol.js';

/**
 * Loaded into the process of the product by `--import`: profiles its main thread, and counts files that are opened for
 * writing and synchronised, by folder of the data directory. Answers one line of JSON to each line: `disk`, `start`, `stop`.
 */
const SAMPLE_EVERY_US = 1_000;

const countDisk = (dataFolder: string): Record<string, DiskUse> => {
  const uses: Record<string, DiskUse> = {};
  const { open } = promises;
  promises.open = async (path, flags, mode) => {
    const handle = await open(path, flags, mode);
    const name = String(path);
    if (!name.startsWith(`${dataFolder}/`)) return handle;
    const folder = name.slice(dataFolder.length + 1).split('/')[0] ?? '';
    const use = (uses[folder] ??= { filesWritten: 0, syncs: 0 });
    if (typeof flags === 'string' && flags.startsWith('w')) use.filesWritten += 1;
    for (const method of ['sync', 'datasync'] as const) {
      const original = handle[method].bind(handle);
      handle[method] = () => {
        use.syncs += 1;
        return original();
      };
    }
    return handle;
  };
  syncBuiltinESMExports();
  return uses;
};

const serve = (path: string, uses: Readonly<Record<string, DiskUse>>): void => {
  const session = new Session();
  session.connect();
  const answers: Readonly<Record<string, () => Promise<object>>> = {
    disk: () => Promise.resolve(uses),
    start: async () => {
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
      await session.post('Profiler.start');
      return {};
    },
    stop: async () => (await session.post('Profiler.stop')).profile,
  };
  const server = createServer((socket) => {
    createInterface({ input: socket }).on('line', (line) => {
      void answers[line]?.().then((answer) => socket.write(`${JSON.stringify(answer)}\n`));
    });
  });
  server.listen(path).unref();
};

const { [AGENT_SOCKET]: socket, [DATA_FOLDER]: dataFolder } = process.env;
if (isMainThread && socket && dataFolder) {
  // Processes that this one starts are not to load the agent too.
  Reflect.deleteProperty(process.env, 'NODE_OPTIONS');
  serve(socket, countDisk(dataFolder));
}
