import { ButtonLink } from '../../design/button.js';
import { type IssuedDocument, operationOf } from '../../document/issued-document.js';
import { KINDS, NOTES } from '../../document/kinds.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly correct: string;
  readonly corrected: string;
  readonly corrects: string;
}> = {
  es: {
    correct: 'Corregir y reenviar',
    corrected: 'Ver la corrección',
    corrects: 'Ver el rechazado',
  },
  en: {
    correct: 'Correct and send again',
    corrected: 'See the correction',
    corrects: 'See the rejected one',
  },
};

/** The documents that follow from one: its correction when DIAN has rejected it, and its notes when DIAN has accepted it. */
export const NextDocuments = ({ document }: { readonly document: IssuedDocument }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const { object: kind, id, status, corrects, corrected_by: correctedBy } = document;
  const { path } = KINDS[kind];
  const linked = (name: string, to: string) => (
    <ButtonLink to="/$tenant/$mode/documents/$kind/$id" params={{ tenant, mode, kind: path, id: to }}>
      {name}
    </ButtonLink>
  );
  const canCorrect = status === 'rejected_by_dian' && correctedBy === null;
  return (
    <>
      {corrects === null ? null : linked(words.corrects, corrects)}
      {correctedBy === null ? null : linked(words.corrected, correctedBy)}
      {canCorrect ? (
        <ButtonLink
          kind="primary"
          to="/$tenant/$mode/new/$kind"
          params={{ tenant, mode, kind: path }}
          search={{ corrects: id }}
          reason={reasonOf(operationOf('correct', kind))}
        >
          {words.correct}
        </ButtonLink>
      ) : null}
      {status === 'accepted_by_dian'
        ? NOTES[kind]?.map((note) => (
            <ButtonLink
              key={note.path}
              to="/$tenant/$mode/new/$kind"
              params={{ tenant, mode, kind: note.path }}
              search={{ of: id }}
              reason={reasonOf('issueDraft')}
            >
              {note.start[language]}
            </ButtonLink>
          ))
        : null}
    </>
  );
};
