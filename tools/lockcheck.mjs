/**
 * Finds packages of the lockfile whose optional platform packages are absent or of another version. `npm install`
 * accepts such a state, `npm ci` on another machine does not: so this check finds it first. docs/adr/0003 tells more.
 */
import { readFileSync } from 'node:fs';

const lockfile = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));

/** The place where a package at `from` finds `name`: its own node_modules first, then each one above it. */
const resolve = (from, name) => {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`];
    if (found !== undefined || !place.includes('node_modules/')) return found ?? packages[`node_modules/${name}`];
  }
};

const problems = Object.entries(packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
    const found = resolve(place, name);
    const shown = `${place === '' ? 'rubrica' : place}${version ? ` ${version}` : ''}`;
    if (found === undefined) return [`${shown}: ${name}@${wanted} is not in the lockfile`];
    const exact = /^\d+\.\d+\.\d+[^ |]*$/.test(wanted);
    return exact && found.version !== wanted ? [`${shown}: wants ${name}@${wanted}, has ${found.version}`] : [];
  }),
);

for (const problem of problems) console.error(problem);
console.log(`lockfile: ${Object.keys(packages).length - 1} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
