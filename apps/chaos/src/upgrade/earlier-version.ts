import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Candidate, isMigration, versionBefore } from './version-before.js';

/** Root of this repository, whose working tree is version N. */
export const ROOT = join(import.meta.dirname, '../../../..');

const git = (args: readonly string[], input?: string): string => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', input, maxBuffer: 1e9, stdio: 'pipe' }).trim();
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    throw new Error(
      `git ${args.join(' ')} fails: ${stderr.trim()} (a shallow clone is made whole by git fetch --unshallow)`,
      {
        cause: error,
      },
    );
  }
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Returns the newest commit whose migrations differ from those of the working tree. */
export const commitBefore = (): string => {
  const files = linesOf(git(['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs']));
  const paths = files.filter(isMigration).join('\n');
  const commit = versionBefore(linesOf(git(['hash-object', '--stdin-paths'], paths)), candidates());
  if (commit === undefined) throw new Error('no commit of the history has other migrations: name one');
  return commit;
};

/** The last commit, and then each one that was followed by a change of migrations; newest first. */
const candidates = function* (): Generator<Candidate> {
  yield candidate('HEAD');
  for (const changed of linesOf(git(['log', '--first-parent', '--format=%H', '--', '*migrations*'])))
    yield candidate(`${changed}^1`);
};

const candidate = (name: string): Candidate => {
  const migrations = linesOf(git(['ls-tree', '-r', name, 'apps', 'libs'])).flatMap((line) => {
    const [, hash = '', path = ''] = /^\d+ blob (\S+)\t(.*)$/.exec(line) ?? [];
    return isMigration(path) ? [hash] : [];
  });
  return { commit: fullName(name), migrations };
};

/** Returns the hash of the commit that is called so. */
export const fullName = (name: string): string => git(['rev-parse', '--verify', `${name}^{commit}`]);

/** Returns hash and subject, for people. */
export const titleOf = (commit: string): string => git(['log', '-1', '--format=%h %s', commit]);

/** Writes the commit's files into the folder, with the packages of its lockfile, and compiles its services. */
export const buildVersion = (commit: string, folder: string, say: (line: string) => void): void => {
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x'], { cwd: folder, input: files });
  if (lockfileIn(folder) === lockfileIn(ROOT)) {
    say('packages: those of this tree, as package-lock.json is the same');
    linkPackages(folder);
  } else {
    say('packages: installed, as package-lock.json differs');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  }
  run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-b', 'apps/distributed/tsconfig.lib.json'], folder);
};

const lockfileIn = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

const run = (command: string, args: readonly string[], cwd: string): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
};

/** Links each package of this tree, except our own: those are the folder's. */
const linkPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OWN) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  mkdirSync(join(packages, OWN));
  for (const path of globSync('{apps,libs}/*/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { readonly name: string };
    symlinkSync(join(folder, dirname(path)), join(packages, name));
  }
};

const OWN = '@rubrica';
