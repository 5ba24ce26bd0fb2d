import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '../design/button.js';
import buttonStyles from '../design/button.module.css';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { useCompany } from '../session/company.js';
import { NEW_KINDS } from './kinds.js';
import styles from './new-documents.module.css';

const WORDS: Words<{ readonly others: string; readonly noRight: string }> = {
  es: { others: 'Otros documentos', noRight: 'Su rol en esta empresa no permite emitir' },
  en: { others: 'Other documents', noRight: 'Your role in this company may not issue' },
};

/** The ways to a new document: the commonest one, and the others behind a button. Notes begin at the document that they correct. */
export const NewDocuments = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode, may } = useCompany();
  const menu = useId();
  const [[first, ...others], reason] = [NEW_KINDS, may('issueDraft') ? null : words.noRight];
  const link = ({ path, start }: (typeof NEW_KINDS)[number], className: string | undefined) => (
    <Link key={path} className={className} to="/$tenant/$mode/new/$kind" params={{ tenant, mode, kind: path }}>
      {start[language]}
    </Link>
  );
  if (reason !== null) return <Button reason={reason}>{first.start[language]}</Button>;
  return (
    <>
      {link(first, [buttonStyles.button, buttonStyles.primary].join(' '))}
      <span className={styles.around}>
        <button type="button" className={buttonStyles.button} popoverTarget={menu}>
          {words.others}
        </button>
        <span id={menu} popover="auto" className={styles.menu}>
          {others.map((kind) => link(kind, styles.link))}
        </span>
      </span>
    </>
  );
};
