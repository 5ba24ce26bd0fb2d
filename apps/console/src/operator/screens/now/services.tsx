import type { ServiceState } from '@rubrica/client/operator';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../design/badge.js';
import { Table } from '../../../design/table.js';
import { count } from '../../../language/format.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { ALARM_WORDS } from './alarms.js';
import { WORDS } from './words.js';

/** Each service; one that does not answer is a row that says so. */
export const Services = ({ services }: { readonly services: readonly ServiceState[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const number = (value: number | null) => (value === null ? '–' : count(value, language));
  const toHistory = (gauge: string, value: number | null) =>
    value === null ? (
      '–'
    ) : (
      <Link to="/" search={{ gauge }}>
        {count(value, language)}
      </Link>
    );
  return (
    <Table
      caption={words.services}
      rows={services}
      keyOf={({ service }) => service}
      columns={[
        { name: words.service, cell: ({ service }) => service },
        {
          name: words.state,
          cell: ({ alarms: [first, ...more] }) =>
            first ? (
              <Badge tone="bad">{`${ALARM_WORDS[first.name][language].title}${more.length > 0 ? ` +${more.length}` : ''}`}</Badge>
            ) : (
              <Badge tone="good">{words.well}</Badge>
            ),
        },
        { name: words.outbox, isNumber: true, cell: ({ service, outbox }) => toHistory(`${service}.outbox`, outbox) },
        { name: words.lag, isNumber: true, cell: ({ service, lag }) => toHistory(`${service}.lag`, lag) },
        { name: words.parked, isNumber: true, cell: ({ parked_keys }) => number(parked_keys) },
        { name: words.dead, isNumber: true, cell: ({ dead_letters }) => number(dead_letters) },
        { name: words.timers, isNumber: true, cell: ({ timers_due }) => number(timers_due) },
      ]}
    />
  );
};
