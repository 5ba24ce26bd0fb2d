/** One PostgreSQL for the whole jest run; its URL reaches the workers by the environment. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default async () => {
  if (process.env.RUBRICA_TEST_POSTGRES_URL) return;
  const compiler = fileURLToPath(new URL('../../../node_modules/typescript-native/bin/tsc', import.meta.url));
  const project = fileURLToPath(new URL('../tsconfig.lib.json', import.meta.url));
  const { status } = spawnSync(process.execPath, [compiler, '-b', project], { stdio: 'inherit' });
  if (status !== 0) throw new Error('libs/testing does not compile');
  const { testServer } = await import('../dist/index.js');
  const server = await testServer();
  process.env.RUBRICA_TEST_POSTGRES_URL = server.url;
  globalThis.rubricaTestServer = server;
};
