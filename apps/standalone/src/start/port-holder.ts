import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Returns the process that listens at a TCP port; undefined where that cannot be seen, as for a process of another user. */
export const portHolder = (port: number): number | undefined =>
  process.platform === 'linux' ? fromProc(port) : fromLsof(port);

const LISTENS = '0A';

const fromProc = (port: number): number | undefined => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => (tried(() => readFileSync(file, 'utf8')) ?? '').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENS)
    .map((columns) => `socket:[${columns[9]}]`);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const holds = (pid: string): boolean =>
    (tried(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      sockets.includes(tried(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''),
    );
  const holder = sockets.length === 0 ? undefined : pids.find(holds);
  return holder === undefined ? undefined : Number(holder);
};

const fromLsof = (port: number): number | undefined => {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'];
  const found = tried(() => execFileSync('lsof', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const [, pid] = /^p(\d+)$/m.exec(found ?? '') ?? [];
  return pid === undefined ? undefined : Number(pid);
};

const tried = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
