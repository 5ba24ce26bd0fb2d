/**
 * Asks the registry for known weaknesses of the packages that Rubrica ships. Fails at one of severity `high` or above;
 * says so where the registry answers no such question, or cannot be reached.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LEVELS = ['info', 'low', 'moderate', 'high', 'critical'];
const FAILS_FROM = LEVELS.indexOf('high');

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent'],
  { cwd: fileURLToPath(new URL('../..', import.meta.url)), encoding: 'utf8', maxBuffer: 2 ** 28 },
);

const answer = () => {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
};

const { vulnerabilities, statusCode, message } = answer();
if (vulnerabilities === undefined) {
  const reason = statusCode === undefined ? (message ?? 'no answer') : `answer ${statusCode}`;
  console.log(`audit: SKIPPED, the registry knows of no weaknesses here (${reason})`);
} else {
  const found = Object.values(vulnerabilities);
  for (const { name, severity, range, fixAvailable } of found)
    console.error(`${name} ${range}: ${severity}${fixAvailable ? ', a version without it is there' : ''}`);
  console.log(`audit: ${found.length} packages with known weaknesses`);
  process.exitCode = found.some(({ severity }) => LEVELS.indexOf(severity) >= FAILS_FROM) ? 1 : 0;
}
