import { ConnectionError, Problem } from '@rubrica/client';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { randomUUID } from 'node:crypto';
import { bodyIn, type FieldOption, fieldOption, flagAt, valuesOf } from './arguments.js';
import { type Answer, Gateway, SettingsError } from './gateway.js';
import { OPERATIONS, type Operation, type Schema } from './operations.js';
import { answerText, problemText, silenceText } from './print.js';

/** How the program ends. */
export const EXIT = { done: 0, refused: 1, usage: 2, noAnswer: 3 } as const;

const DESCRIPTION = `Commands of operators, one for each operation of the gateway's operator API.

ADMIN_URL and OPERATOR_TOKEN say where its operator listener is and who calls; without them it is the standalone of
DATA_DIR (.rubrica). A list is printed as a table, with --json as JSON with all fields. Exit code: 0 done; 1 refused, the problem is on the standard error; 2 wrong usage; 3 no answer.`;

interface Given extends Readonly<Record<string, unknown>> {
  readonly json?: true;
  readonly body?: string;
  readonly wait?: true;
  readonly idempotencyKey?: string;
}

const optionsOf = (
  fields: readonly (readonly [field: string, schema: Schema])[],
  required: readonly string[] = [],
): FieldOption[] => fields.flatMap(([field, schema]) => fieldOption(field, schema, required.includes(field)) ?? []);

/** Names of the fields that only `--body` takes. */
const secretsOf = ({ body }: Operation): string[] =>
  Object.entries(body?.properties ?? {}).flatMap(([field, { writeOnly }]) => (writeOnly ? [field] : []));

/** Adds the command of one operation to that of its group. */
const addCommand = (group: Command, operation: Operation): void => {
  const { verb, method, path, summary, description, inPath, body } = operation;
  const query = optionsOf(
    operation.inQuery.map(({ name, schema, description: words }) => [name, { ...schema, description: words }]),
  );
  const fields = optionsOf(Object.entries(body?.properties ?? {}), body?.required);
  const command = group.command(verb).summary(summary);
  command.description([`${summary}.`, description, `${method} ${path}`].filter((text) => text !== '').join('\n\n'));
  for (const { name, description: words } of inPath) command.argument(`<${name}>`, words);
  for (const { option } of [...query, ...fields]) command.addOption(option);
  if (body?.properties && Object.keys(body.properties).length > 0) {
    const secrets = secretsOf(operation).map((name) => `${name}${body.required?.includes(name) ? ' (required)' : ''}`);
    const only = secrets.length === 0 ? '' : `; only here: ${secrets.join(', ')}, which must not show in ps`;
    command.option('--body <file>', `whole body as JSON, - for the standard input; other options change it${only}`);
  }
  if (operation.beginsJob) command.option('--wait', 'wait until the job has ended');
  if (method === 'POST')
    command.option('--idempotency-key <key>', 'repeats an earlier call safely; default: a new one for each call');
  command.option('--json', 'print the answer as JSON');
  command.addHelpText('after', () => `\nExample:\n${exampleOf(operation)}`);
  command.action(async (...given: unknown[]) => {
    const ids = given.slice(0, inPath.length) as string[];
    await carryOut(operation, {
      path: Object.fromEntries(inPath.map(({ name }, index) => [name, ids[index] ?? ''])),
      query: valuesOf(query, command.opts()),
      fields: valuesOf(fields, command.opts()),
      options: [...query, ...fields],
      given: command.opts<Given>(),
    });
  });
};

interface Order {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly options: readonly FieldOption[];
  readonly given: Given;
}

const carryOut = async (operation: Operation, { path, query, fields, options, given }: Order): Promise<void> => {
  const { json, body: file, wait, idempotencyKey = randomUUID() } = given;
  const fromFile = operation.body && file !== undefined ? bodyIn(file) : {};
  const body = operation.body && { ...fromFile, ...fields };
  try {
    const gateway = new Gateway();
    const answer = await gateway.call(operation, { path, query, body, idempotencyKey });
    print(wait ? await gateway.ended(operation, answer) : answer, json);
  } catch (error) {
    if (error instanceof ConnectionError) {
      const key = operation.method === 'POST' ? idempotencyKey : undefined;
      return fail(silenceText(error, key), EXIT.noAnswer);
    }
    if (!(error instanceof Problem)) throw error;
    const inFile = Object.keys(fromFile).filter((field) => !(field in fields));
    fail(
      problemText(error, (place) => flagAt(place, options, inFile)),
      EXIT.refused,
    );
  }
};

const print = (answer: Answer, json: true | undefined): void => {
  process.stdout.write(`${json ? JSON.stringify(answer, null, 2) : answerText(answer)}\n`);
};

const fail = (text: string, code: number): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
};

const ID_OF: Readonly<Record<string, string>> = {
  tenants: 'ten_hqtyftxp84xbfanac1tj091c14',
  'dead-letters': 'dl_0f3c9b6f2d8e4a7b91c5d20e63',
  contingencies: 'ctg_hqtyftxp84xbfanac1tj091c14',
};

const quoted = (text: string): string =>
  /^[\w:.+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call that can be copied: the example of the body as options, or in a file if one of them is secret. */
const exampleOf = (operation: Operation): string => {
  const { group, verb, path, body, inPath, inQuery } = operation;
  const id = ID_OF[path.split('/')[3] ?? ''] ?? 'id';
  const hasLimit = inQuery.some(({ name }) => name === 'limit');
  const call = ['npm run admin --', group, verb, ...inPath.map(() => id), ...(hasLimit ? ['--limit 20'] : [])].join(
    ' ',
  );
  const example = (body?.example ?? {}) as Readonly<Record<string, unknown>>;
  if (secretsOf(operation).length > 0) {
    const shown = JSON.stringify(example, null, 2).replaceAll('\n', '\n    ');
    return `  ${call} --body ${group}.json\n\n  ${group}.json:\n    ${shown}`;
  }
  const values = Object.entries(example).map(([field, value]) => {
    const { option } = fieldOption(field, body?.properties?.[field] ?? {}) ?? {};
    const texts = option?.variadic ? (value as string[]) : [typeof value === 'string' ? value : JSON.stringify(value)];
    return `${option?.long ?? ''} ${texts.map(quoted).join(' ')}`;
  });
  return [`  ${call}`, ...values].join(' \\\n      ');
};

/** Makes the program from the description of the operators' API (ADR 0123). */
export const programOf = (): Command => {
  const program = new Command('admin').description(DESCRIPTION).exitOverride();
  program.configureHelp({ helpWidth: 120, sortOptions: false }).showHelpAfterError('(--help says what it takes)');
  for (const operation of OPERATIONS) {
    const known = program.commands.find((command) => command.name() === operation.group);
    const group = known ?? program.command(operation.group).copyInheritedSettings(program);
    addCommand(group, operation);
  }
  for (const group of program.commands)
    group
      .summary(group.commands.map((command) => command.name()).join(', '))
      .description(`Commands of ${group.name()}.`);
  return program;
};

/** Runs one command; sets the exit code of the process. */
export const run = async (argv: readonly string[]): Promise<void> => {
  try {
    await programOf().parseAsync(argv);
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message, EXIT.usage);
    if (!(error instanceof CommanderError)) throw error;
    if (error instanceof InvalidArgumentError) fail(error.message, EXIT.usage);
    else process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
};
