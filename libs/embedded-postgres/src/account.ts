import { readFileSync, statSync } from 'node:fs';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const nobody = (): Account => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [uid, gid] = line?.split(':').slice(2, 4).map(Number) ?? [];
  return { uid: uid ?? 65534, gid: gid ?? 65534 };
};

/**
 * PostgreSQL refuses to run as root. Root therefore starts it as the owner of the cluster, which is `nobody` for a new
 * one. `undefined` when this process is not root: then the server runs as this process's user.
 */
export const serverAccount = (cluster: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner === undefined || owner.uid === 0 ? nobody() : { uid: owner.uid, gid: owner.gid };
};
