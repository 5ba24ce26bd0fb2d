/** A commit that may be the version before, and what its migrations are. */
export interface Candidate {
  readonly commit: string;
  /** Hashes of the files of its migrations, in any order. */
  readonly migrations: readonly string[];
}

const MIGRATION = /^(apps|libs)\/.*(\/migrations\/\d+-[^/]+|[/.]migrations)\.ts$/;

/** Tells whether the file at that path of the repository holds migrations: of a service, or those that all services have. */
export const isMigration = (path: string): boolean => MIGRATION.test(path) && !/\.(spec|fixture)\.ts$/.test(path);

/** Returns the first of these commits whose migrations differ; moved files are the same. Undefined if none differs. */
export const versionBefore = (migrations: readonly string[], candidates: Iterable<Candidate>): string | undefined => {
  const here = setOf(migrations);
  for (const { commit, migrations: there } of candidates) if (setOf(there) !== here) return commit;
  return undefined;
};

const setOf = (hashes: readonly string[]): string => [...new Set(hashes)].sort().join();
