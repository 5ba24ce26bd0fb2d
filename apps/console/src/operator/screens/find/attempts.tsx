import type { DianAttempt, DocumentLook } from '@rubrica/client/operator';
import { Badge } from '../../../design/badge.js';
import { Table } from '../../../design/table.js';
import { lengthOfTime, moment } from '../../../language/format.js';
import { type Language, useLanguage, useWords } from '../../../language/language.js';
import { ATTEMPT, toneOf, WORDS } from './words.js';

/** The attempts to send a document to DIAN, the latest first. */
export const Attempts = ({ attempts }: Pick<DocumentLook, 'attempts'>) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  if (attempts === null) return <p>{words.submitterAway}</p>;
  if (attempts.length === 0) return <p>{words.noAttempts}</p>;
  return (
    <Table
      caption={words.attempts}
      rows={attempts}
      keyOf={({ id }) => id}
      columns={[
        { name: words.attempt, cell: ({ attempt }) => String(attempt) },
        { name: words.operation, cell: ({ operation }) => <code>{operation}</code> },
        { name: words.began, cell: (one) => timeOf(one, language) },
        {
          name: words.took,
          isNumber: true,
          cell: ({ duration_ms: ms }) => (ms === null ? '–' : lengthOfTime(ms, language)),
        },
        { name: words.outcome, cell: (one) => <Outcome attempt={one} /> },
      ]}
    />
  );
};

const timeOf = ({ started_at, due_at }: DianAttempt, language: Language): string => {
  const time = started_at ?? due_at;
  return time === null ? '–' : moment(time, language);
};

const Outcome = ({ attempt }: { readonly attempt: DianAttempt }) => {
  const states = useWords(ATTEMPT);
  return (
    <>
      <Badge tone={toneOf(attempt)}>{attempt.outcome ?? states[attempt.status]}</Badge> {attempt.explanation}
    </>
  );
};
