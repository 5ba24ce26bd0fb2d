/** Prints docs/operator-commands.md, from the help of all commands. */
import type { Command } from 'commander';
import { programOf } from './program.js';

const program = programOf();

/** Help as `--help` prints it, with what stands after the options. */
const helpOf = (command: Command): string => {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text.trimEnd();
};

const sections = program.commands.flatMap((group) => [
  `## ${group.name()}`,
  ...group.commands.flatMap((command) => [
    `### \`${group.name()} ${command.name()}\``,
    ['```text', helpOf(command), '```'].join('\n'),
  ]),
]);

process.stdout.write(
  `${[
    '# Commands of operators',
    [
      'For operators. `npm run admin -- <group> <command>` calls the operator API of a running gateway. This page is made from the',
      'description of that API, which the operator listener serves as `/admin/openapi.json`: `npx nx run tools:renew`; do not edit it.',
    ].join('\n'),
    ['```text', helpOf(program), '```'].join('\n'),
    ...sections,
  ].join('\n\n')}\n`,
);
