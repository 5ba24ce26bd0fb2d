import type { TimelineEntry } from '@rubrica/client';
import { factOf, STRETCH, type Stretch } from '../../document/facts.js';
import { lengthOfTime, moment, second } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import styles from './timeline.module.css';

const WORDS: Words<{ readonly after: string; readonly details: string }> = {
  es: { after: 'después', details: 'Datos' },
  en: { after: 'later', details: 'Data' },
};

interface Step extends TimelineEntry {
  /** Time since the step before, in milliseconds; null for the first. */
  readonly sinceMs: number | null;
}

/** Puts the facts into the stretches of the way, each fact with the time since the one before. */
const stretchesOf = (entries: readonly TimelineEntry[]): ReadonlyMap<Stretch, readonly Step[]> => {
  const steps = entries.map((entry, index): Step => {
    const before = entries[index - 1];
    return { ...entry, sinceMs: before ? Date.parse(entry.time) - Date.parse(before.time) : null };
  });
  return Map.groupBy(steps, ({ type }) => factOf(type).stretch);
};

/** The life of a document from the request to its receipt, and what comes next. */
export const Timeline = ({
  entries,
  next,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly next: string | null;
}) => {
  const { language } = useLanguage();
  const stretches = stretchesOf(entries);
  return (
    <>
      <ol className={styles.stretches}>
        {[...stretches].map(([stretch, steps]) => (
          <li key={stretch} className={styles.stretch}>
            <h3>{STRETCH[stretch][language]}</h3>
            <ol className={styles.facts}>
              {steps.map((step, index) => (
                <Fact key={`${step.time} ${step.type} ${String(index)}`} step={step} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {next === null ? null : <p className={styles.next}>{next}</p>}
    </>
  );
};

const Fact = ({ step: { type, time, service, data, sinceMs } }: { readonly step: Step }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  return (
    <li className={styles.fact}>
      {factOf(type).name[language]}
      <div className={styles.times}>
        <time dateTime={time} title={moment(time, language)}>
          {second(time, language)}
        </time>
        {sinceMs === null ? null : ` · ${lengthOfTime(sinceMs, language)} ${words.after}`} · {service}
      </div>
      <details>
        <summary className={styles.times}>{words.details}</summary>
        <pre className={styles.data} tabIndex={0}>
          {JSON.stringify(data, null, 2)}
        </pre>
      </details>
    </li>
  );
};
