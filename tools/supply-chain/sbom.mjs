/**
 * Prints the software bill of materials (CycloneDX 1.5, JSON): every package that Rubrica ships, with version, SHA-512
 * and licence, from the lockfile alone. Fails where a component has no licence.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { READ_LICENCES } from './read-licences.mjs';

const OWN = 'pkg:npm/%40rubrica/';

const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--loglevel=error'],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
if (status !== 0) process.exit(1);

const sbom = JSON.parse(stdout);
sbom.metadata.component.name = 'rubrica'; // npm takes the name of the folder
for (const component of sbom.components) {
  const id = component.purl.startsWith(OWN) ? 'Apache-2.0' : READ_LICENCES.get(component['bom-ref']);
  if (id !== undefined) component.licenses = [{ license: { id } }];
}
const without = sbom.components.filter(({ licenses }) => licenses === undefined);
for (const component of without) console.error(`${component['bom-ref']} names no licence`);
console.log(JSON.stringify(sbom, null, 2));
process.exitCode = without.length === 0 ? 0 : 1;
