import { Link } from '@tanstack/react-router';
import { Section } from '../../design/page.js';
import { KINDS } from '../../document/kinds.js';
import { at, textOf } from '../../entry/body.js';
import { useCatalog } from '../../entry/catalog.js';
import { ChoiceAt, TextAt, useEntry } from '../../entry/entry.js';
import entryStyles from '../../entry/entry.module.css';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import type { FormOfKind } from '../../draft/forms.js';

const WORDS: Words<{
  readonly title: string;
  readonly corrects: string;
  readonly reason: string;
  readonly words: string;
  readonly unsaid: string;
}> = {
  es: {
    title: 'Qué corrige y por qué',
    corrects: 'Documento que corrige',
    reason: 'Motivo',
    words: 'Explicación del motivo',
    unsaid: 'Elija un motivo',
  },
  en: {
    title: 'What it corrects, and why',
    corrects: 'Document that it corrects',
    reason: 'Reason',
    words: 'The reason in words',
    unsaid: 'Choose a reason',
  },
};

/** The document that a note corrects, and the reason by DIAN's list. */
export const Reason = ({
  corrects,
  number,
}: {
  readonly corrects: NonNullable<FormOfKind['corrects']>;
  /** Number of the corrected document, if it is known. */
  readonly number: string | null;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  const { body } = useEntry();
  const { kind, field, reasons } = corrects;
  const catalog = useCatalog(typeof reasons === 'string' ? reasons : 'conceptos-nota-credito');
  const choices =
    typeof reasons === 'string' ? catalog : reasons.map(({ value, name }) => ({ value, name: name[language] }));
  const id = textOf(at(body, `/${field}`));
  return (
    <Section title={words.title}>
      <div className={entryStyles.fields}>
        {number === null ? (
          <TextAt pointer={`/${field}`} label={`${words.corrects} (id)`} />
        ) : (
          <p>
            {KINDS[kind].name[language]}{' '}
            <Link to="/$tenant/$mode/documents/$kind/$id" params={{ tenant, mode, kind: KINDS[kind].path, id }}>
              {number}
            </Link>
          </p>
        )}
        <ChoiceAt
          pointer="/reason_code"
          label={words.reason}
          choices={[{ value: '', name: words.unsaid }, ...choices]}
        />
        <TextAt pointer="/reason" label={words.words} />
      </div>
    </Section>
  );
};
