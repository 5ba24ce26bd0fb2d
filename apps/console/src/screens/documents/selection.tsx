import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Tick } from '../../design/field.js';
import { ACTIONS, type JobAction } from '../../job/job.js';
import { JobDialog } from '../../job/job-dialog.js';
import { count } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import styles from './documents.module.css';
import { WORDS } from './words.js';

/** Ticked documents: some of the page, or all that match the filter, on other pages too. */
export type Ticked = ReadonlySet<string> | 'all';

const BULK: readonly JobAction[] = ['retry', 'resend', 'export'];

/** What is done with the ticked documents, as jobs. */
export const SelectionBar = ({
  ids,
  hasMore,
  ticked,
  filter,
  onTick,
}: {
  /** Of the page. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
  readonly ticked: Ticked;
  /** Of the list, as a text. */
  readonly filter: string;
  readonly onTick: (ticked: Ticked) => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();

  const reasonOf = useReasonOf();
  const [action, setAction] = useState<JobAction | null>(null);
  const isPage = ticked === 'all' || ids.every((id) => ticked.has(id));
  const isNone = ticked !== 'all' && ticked.size === 0;
  return (
    <section className={styles.selection} aria-label={words.bulk}>
      <Tick
        label={words.selectPage}
        isTicked={isPage}
        onChange={(isTicked) => {
          onTick(new Set(isTicked ? ids : []));
        }}
      />
      {isPage && hasMore && ticked !== 'all' ? <Button onClick={() => onTick('all')}>{words.selectAll}</Button> : null}
      {isNone ? (
        <Button onClick={() => setAction('export')}>{words.exportAll}</Button>
      ) : (
        <>
          <span aria-live="polite">
            {ticked === 'all' ? words.everySelected : words.selected(count(ticked.size, language))}
          </span>
          {BULK.map((each) => (
            <Button key={each} reason={reasonOf(ACTIONS[each].right)} onClick={() => setAction(each)}>
              {ACTIONS[each].name[language]}
            </Button>
          ))}
          <Button onClick={() => onTick(new Set())}>{words.unselect}</Button>
        </>
      )}
      {action === null ? null : (
        <JobDialog
          action={action}
          filter={ticked === 'all' || isNone ? filter : `id=${[...ticked].join(',')}`}
          onClose={() => {
            setAction(null);
          }}
        />
      )}
    </section>
  );
};
