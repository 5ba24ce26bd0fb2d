import { Link } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import buttonStyles from '../../design/button.module.css';
import { type IssuedDocument, operationOf } from '../../document/issued-document.js';
import { KINDS, NOTES } from '../../document/kinds.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly correct: string;
  readonly corrected: string;
  readonly corrects: string;
  readonly noRight: string;
}> = {
  es: {
    correct: 'Corregir y reenviar',
    corrected: 'Ver la corrección',
    corrects: 'Ver el rechazado',
    noRight: 'Su rol en esta empresa no lo permite',
  },
  en: {
    correct: 'Correct and send again',
    corrected: 'See the correction',
    corrects: 'See the rejected one',
    noRight: 'Your role in this company does not allow it',
  },
};

/** The documents that follow from one: its correction when DIAN has rejected it, and its notes when DIAN has accepted it. */
export const NextDocuments = ({ document }: { readonly document: IssuedDocument }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode, may } = useCompany();
  const { object: kind, id, status, corrects, corrected_by: correctedBy } = document;
  const { path } = KINDS[kind];
  const primary = [buttonStyles.button, buttonStyles.primary].join(' ');
  const linked = (name: string, to: string) => (
    <Link
      className={buttonStyles.button}
      to="/$tenant/$mode/documents/$kind/$id"
      params={{ tenant, mode, kind: path, id: to }}
    >
      {name}
    </Link>
  );
  const canCorrect = status === 'rejected_by_dian' && correctedBy === null;
  return (
    <>
      {corrects === null ? null : linked(words.corrects, corrects)}
      {correctedBy === null ? null : linked(words.corrected, correctedBy)}
      {!canCorrect ? null : may(operationOf('correct', kind)) ? (
        <Link
          className={primary}
          to="/$tenant/$mode/new/$kind"
          params={{ tenant, mode, kind: path }}
          search={{ corrects: id }}
        >
          {words.correct}
        </Link>
      ) : (
        <Button reason={words.noRight}>{words.correct}</Button>
      )}
      {status === 'accepted_by_dian'
        ? NOTES[kind]?.map((note) =>
            may('issueDraft') ? (
              <Link
                key={note.path}
                className={buttonStyles.button}
                to="/$tenant/$mode/new/$kind"
                params={{ tenant, mode, kind: note.path }}
                search={{ of: id }}
              >
                {note.start[language]}
              </Link>
            ) : (
              <Button key={note.path} reason={words.noRight}>
                {note.start[language]}
              </Button>
            ),
          )
        : null}
    </>
  );
};
