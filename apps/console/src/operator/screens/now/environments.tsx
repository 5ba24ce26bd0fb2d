import type { EnvironmentState } from '@rubrica/client/operator';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../design/badge.js';
import { Table } from '../../../design/table.js';
import { count, lengthOfTime } from '../../../language/format.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { ALARM_WORDS } from './alarms.js';
import { BREAKER, ENVIRONMENT, WORDS } from './words.js';

/** Each environment: whether DIAN answers, and which documents wait. */
export const Environments = ({ environments }: { readonly environments: readonly EnvironmentState[] }) => {
  const words = useWords(WORDS);
  const names = useWords(ENVIRONMENT);
  const { language } = useLanguage();
  return (
    <Table
      caption={words.environments}
      rows={environments}
      keyOf={({ environment }) => environment}
      columns={[
        { name: words.environment, cell: ({ environment }) => names[environment] },
        {
          name: words.state,
          cell: ({ alarms: [first] }) =>
            first ? (
              <Badge tone="bad">{ALARM_WORDS[first.name][language].title}</Badge>
            ) : (
              <Badge tone="good">{words.well}</Badge>
            ),
        },
        { name: words.dian, cell: ({ dian }) => <Dian dian={dian} /> },
        {
          name: words.backlog,
          isNumber: true,
          cell: ({ environment, backlog }) => (
            <Link to="/" search={{ gauge: `${environment}.backlog` }}>
              {count(backlog, language)}
            </Link>
          ),
        },
        {
          name: words.oldest,
          isNumber: true,
          cell: ({ oldest_seconds: age }) => (age === null ? '–' : lengthOfTime(age * 1_000, language)),
        },
        {
          name: words.waiting,
          isNumber: true,
          cell: ({ waiting }) =>
            count(
              waiting.reduce((sum, { count: some }) => sum + some, 0),
              language,
            ),
        },
        {
          name: words.contingency,
          cell: ({ contingency }) =>
            contingency === null
              ? '–'
              : `${contingency.declared ? words.declared : words.notDeclared}${
                  contingency.held > 0 ? ` · ${count(contingency.held, language)} ${words.held}` : ''
                }`,
        },
      ]}
    />
  );
};

const Dian = ({ dian }: Pick<EnvironmentState, 'dian'>) => {
  const words = useWords(WORDS);
  const breaker = useWords(BREAKER);
  const { language } = useLanguage();
  if (dian === null) return words.never;
  const silence = dian.silent_seconds * 1_000;
  return silence > 0 ? `${words.silent} ${lengthOfTime(silence, language)}` : breaker[dian.breaker];
};
