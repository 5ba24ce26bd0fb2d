/**
 * Entry point of the image: its arguments name a service, a service whose schema is brought up to date, a job, or a command.
 */
const SERVICES = [
  'api-gateway',
  'certificate-vault',
  'document-issuer',
  'dian-submitter',
  'mailer',
  'webhook-dispatcher',
];
const PROGRAMS = new Map([
  ...SERVICES.map((name) => [name, `./apps/${name}/dist/main.js`]),
  ...SERVICES.map((name) => [`${name} migrate`, `./apps/${name}/dist/migrate.main.js`]),
]);
/** Programs with arguments of their own. */
const COMMANDS = new Map([
  ...['topics', 'kafka-acls', 'blobs-copy', 'blobs-remove'].map((name) => [
    name,
    `./libs/service/dist/${name}.main.js`,
  ]),
  ...['vault-keys', 'vault-audit'].map((name) => [name, `./apps/certificate-vault/dist/${name}.main.js`]),
]);

const name = process.argv.slice(2).join(' ');
const command = COMMANDS.get(process.argv[2]);
// A command sees its arguments where it sees them without this program around it.
if (command) process.argv.splice(1, 2, command);
const program = command ?? PROGRAMS.get(name);

if (program) {
  try {
    await import(program);
  } catch (error) {
    process.stderr.write(`${name} cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
} else {
  process.stderr.write(`Which program? ${[...PROGRAMS.keys(), ...COMMANDS.keys()].join(', ')}\n`);
  process.exit(2);
}
