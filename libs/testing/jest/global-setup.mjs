/** One PostgreSQL for the whole jest run; its URL reaches the workers by the environment. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

export default async () => {
  // Whoever starts something for the whole run ends it with this process.
  process.env.RUBRICA_TEST_RUN ??= String(process.pid);
  // Programs that tests start load the same code: it is compiled once.
  process.env.NODE_COMPILE_CACHE ??= fromHere('../../../node_modules/.cache/rubrica/compile');
  if (process.env.RUBRICA_TEST_POSTGRES_URL) return;
  // The compiler writes even where it has found faults; those are for the type check to report, not for this.
  const compiler = fromHere('../../../node_modules/typescript-native/bin/tsc');
  spawnSync(process.execPath, [compiler, '-b', fromHere('../tsconfig.lib.json')], { stdio: 'ignore' });
  const { testServer } = await import('../dist/run/test-server.js');
  const server = await testServer();
  process.env.RUBRICA_TEST_POSTGRES_URL = server.url;
  globalThis.rubricaTestServer = server;
};
