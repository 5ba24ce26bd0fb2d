/** A commit that may be the version before, with the names of its migrations. */
export interface EarlierCommit {
  readonly commit: string;
  readonly migrations: readonly string[];
}

/**
 * Returns the first of these commits, the newest first, that lacks a migration of this tree; where none does, the last one,
 * which made the initial schema. The search ends before a commit with a migration that this tree has not: this tree refuses
 * what such a version stored. Undefined if nothing is left.
 */
export const versionBefore = (
  migrations: readonly string[],
  candidates: Iterable<EarlierCommit>,
): string | undefined => {
  const here = new Set(migrations);
  let found: string | undefined;
  for (const { commit, migrations: there } of candidates) {
    if (there.length === 0 || there.some((name) => !here.has(name))) break;
    found = commit;
    if (new Set(there).size < here.size) break;
  }
  return found;
};
