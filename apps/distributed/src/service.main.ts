import { SERVICES } from '@rubrica/contracts';

/** `npm run start:service -- <name>`: starts one service, with settings from the environment. */
const [, , name = ''] = process.argv;
const service = SERVICES.find((known) => known === name);

if (!service) {
  process.stderr.write(`Which service? ${SERVICES.join(', ')}\n`);
  process.exit(1);
}

// The distributed start owns its services: they end when its end of the pipe closes.
if (process.env['RUBRICA_OWNED'] === '1') process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

try {
  await import(new URL(`../../${service}/dist/main.js`, import.meta.url).href);
} catch (error) {
  process.stderr.write(`${service} cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
