import childProcess, { type SpawnOptions } from 'node:child_process';
import promises from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { isMainThread } from 'node:worker_threads';
import { AGENT_SOCKET, agentEnvironment, DATA_FOLDER, type DiskUse } from './agent-protocol.js';

/**
 * Loaded into the processes of the product by `--import`: profiles the main thread, and counts files that are opened for
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
  return uses;
};

/** Loads the agent into the processes of Node that this one starts with an environment of their own: the services. */
const followServices = (socket: string, dataFolder: string): void => {
  const { spawn } = childProcess as {
    spawn: (command: string, args: readonly string[], options: SpawnOptions) => unknown;
  };
  let services = 0;
  const spawnWithAgent: typeof spawn = (command, args, options) => {
    if (command !== process.execPath || !options.env) return spawn(command, args, options);
    services += 1;
    const env = { ...options.env, ...agentEnvironment(`${socket}.${String(services)}`, dataFolder) };
    return spawn(command, args, { ...options, env });
  };
  Object.assign(childProcess, { spawn: spawnWithAgent });
};

const serve = (path: string, uses: Readonly<Record<string, DiskUse>>): void => {
  const session = new Session();
  const answers: Readonly<Record<string, () => Promise<object>>> = {
    disk: () => Promise.resolve(uses),
    start: async () => {
      session.connect();
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
  const uses = countDisk(dataFolder);
  followServices(socket, dataFolder);
  syncBuiltinESMExports();
  serve(socket, uses);
}
