/** Schemathesis in a Python environment of its own. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pythonEnvironment } from '../python-environment.mjs';

const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** Returns the path of the program. Throws an error with the reason if it cannot be here. */
export const installedSchemathesis = () => join(pythonEnvironment('schemathesis', REQUIREMENTS), 'schemathesis');
