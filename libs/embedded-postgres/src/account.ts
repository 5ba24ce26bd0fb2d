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
 * PostgreSQL refuses to run as root. Root therefore starts it as the owner of the first of `folders` that exists, or
 * as `nobody` where that is root again. `undefined`: we are not root, the server runs as we do.
 */
export const serverAccount = (...folders: string[]): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = folders.map((folder) => statSync(folder, { throwIfNoEntry: false })).find((found) => found);
  return owner === undefined || owner.uid === 0 ? nobody() : { uid: owner.uid, gid: owner.gid };
};
