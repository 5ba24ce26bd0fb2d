/**
 * Makes a Python client from an OpenAPI document: `node tools/python-client/generate.mjs <openapi.json> <folder>`. It prints
 * the Python that can use it, and fails where the generator had to leave something out. With `--install` it only installs.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonEnvironment } from '../python-environment.mjs';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

const generated = (programs, document, folder) => {
  const { status, stdout, stderr } = spawnSync(
    join(programs, 'openapi-python-client'),
    [
      ...['generate', '--path', document, '--output-path', folder, '--overwrite'],
      ...['--config', beside('config.yaml'), '--fail-on-warning'],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the document does not digest:\n${stdout}${stderr}`);
};

const [first, folder] = process.argv.slice(2);
try {
  const programs = pythonEnvironment('python-client', beside('requirements.txt'));
  if (first !== '--install') generated(programs, first, folder);
  console.log(join(programs, 'python'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
