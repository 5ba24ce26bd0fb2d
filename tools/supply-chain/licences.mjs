/**
 * Finds packages that Rubrica ships (development tools left out) under a licence that nobody has looked at. Takes another
 * lockfile as its argument. What is not in the lists below fails with its name: read the licence, then add it or choose
 * another package.
 */
import { readFileSync } from 'node:fs';
import { READ_LICENCES } from './read-licences.mjs';

/** SPDX ids. All let Rubrica be used, changed and passed on under Apache-2.0, also in a service or a product for sale. */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'PSF-2.0',
    'CC0-1.0',
    'BlueOak-1.0.0',
  ],
  'OFL-1.1', // fonts, which PDFs embed
]);

const withoutBrackets = (expression) => expression.replace(/^\((.*)\)$/, '$1');

/** `(MIT OR GPL-2.0)` is allowed by one of the two, `MIT AND OFL-1.1` by both. */
const isAllowed = (licence) => {
  const expression = withoutBrackets(licence);
  if (expression.includes(' OR ')) return expression.split(' OR ').some(isAllowed);
  return expression.split(' AND ').every((id) => ALLOWED.has(id));
};

const lockfile = process.argv[2] ?? new URL('../../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
const shipped = Object.entries(packages).filter(
  ([place, { dev, devOptional, link }]) => place.includes('node_modules/') && !dev && !devOptional && !link,
);

const names = new Set();
const problems = shipped.flatMap(([place, { version, license }]) => {
  const name = `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  names.add(name);
  if (READ_LICENCES.has(name) || (license !== undefined && isAllowed(license))) return [];
  return [`${name}: ${license ?? 'names no licence'}`];
});
for (const name of READ_LICENCES.keys())
  if (!names.has(name)) problems.push(`${name} is shipped no more: remove it from read-licences.mjs`);

for (const problem of problems) console.error(problem);
console.log(`licences: ${shipped.length} shipped packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
