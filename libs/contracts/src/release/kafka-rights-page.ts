import { KAFKA_USERS, type KafkaRight, kafkaRightsOf } from '../message/kafka-rights.js';

const HEAD = ['user', 'right', 'on the', 'name'] as const;

/** Returns a table as prettier writes it. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const row = (user: string, { operation, resource, name }: KafkaRight): readonly string[] => [
  user,
  operation,
  resource,
  `\`${name}\``,
];

/** Returns the whole text of docs/kafka-rights.md. */
export const kafkaRightsPage = (): string => `# Rights in Kafka

<!-- Written by \`npm run contracts\` from libs/contracts/src/message/kafka-rights.ts. Do not edit. -->

For operators of Kafka: what each user may do, on resources by their whole names (\`literal\`); nothing else is needed, nothing on the cluster either:
an idempotent producer needs \`Write\` alone since Kafka 2.8, and \`Describe\` comes with \`Read\` and with \`Write\`. With a
\`KAFKA_PREFIX\` it stands before each name. \`npm run kafka-acls\` prints these rights as commands and \`npm run kafka-acls -- apply\`
grants them ([kafka.md](kafka.md)).

${table(KAFKA_USERS.flatMap((user) => kafkaRightsOf(user).map((right) => row(user, right))))}
`;
