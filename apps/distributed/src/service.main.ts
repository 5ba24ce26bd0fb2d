import { SERVICES } from '@rubrica/contracts';

/** `npm run start:service -- <name>`: one service alone, with the settings that the environment has for it. */
const [, , name = ''] = process.argv;
const service = SERVICES.find((known) => known === name);

if (!service) {
  process.stderr.write(`Which service? ${SERVICES.join(', ')}\n`);
  process.exit(1);
}

// Started by another process (distributed), it does not outlive it.
if (process.env['RUBRICA_OWNED'] === '1') process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

try {
  await import(new URL(`../../${service}/dist/main.js`, import.meta.url).href);
} catch (error) {
  process.stderr.write(`${service} cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
