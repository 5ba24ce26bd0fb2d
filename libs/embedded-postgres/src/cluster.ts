import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Account } from './account.js';
import { PostgresNotStarted } from './postgres-not-started.js';
import { initCluster } from './server-process.js';

/** The sort order is PostgreSQL's own, not that of the machine's locales. */
const OPTIONS = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

const giveTo = (account: Account | undefined, path: string): void => {
  if (account) chownSync(path, account.uid, account.gid);
};

/** Makes the cluster under another name first, so that what a killed initdb leaves is not taken for a cluster. */
export const makeCluster = (
  initdb: string,
  account: Account | undefined,
  cluster: string,
  passwordFile: string,
  throwaway: boolean,
): void => {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(account, unfinished);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(account, passwordFile);
  const options = throwaway ? [...OPTIONS, '--no-sync'] : OPTIONS;
  const fault = initCluster(initdb, account, unfinished, passwordFile, options);
  if (fault !== undefined) throw new PostgresNotStarted(`no database could be made in ${cluster}: ${fault}`);
  renameSync(unfinished, cluster);
};
