import { useEffect, useRef } from 'react';
import { Message } from '../../design/message.js';
import { useWords, type Words } from '../../language/language.js';
import { fieldOf, idOf, type ShownFault } from '../../draft/faults.js';
import styles from './form.module.css';

const WORDS: Words<{ readonly title: (count: number) => string; readonly rejected: string }> = {
  es: {
    title: (count) => (count === 1 ? 'Falta corregir una cosa' : `Falta corregir ${String(count)} cosas`),
    rejected: 'Por esto la DIAN lo rechazó',
  },
  en: {
    title: (count) => (count === 1 ? 'One thing is to be mended' : `${String(count)} things are to be mended`),
    rejected: 'DIAN rejected it for this',
  },
};

const fieldsOfPage = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(`[id^="${idOf('/')}"]`)]
    .filter(({ id }) => !/-(list|hint|fault|list-\d+)$/.test(id))
    .map(({ id }) => id.slice(idOf('').length));

/** Puts the focus into the field of a pointer, or into the nearest one. */
export const focusAt = (pointer: string): void => {
  const field = fieldOf(fieldsOfPage(), pointer);
  const element = field === null ? null : document.getElementById(idOf(field));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};

/** The label of the field of a pointer, as the page shows it, with a colon. */
const labelAt = (pointer: string): string => {
  const field = fieldOf(fieldsOfPage(), pointer);
  const label = field === null ? null : document.querySelector(`label[for="${CSS.escape(idOf(field))}"]`);
  const line = /^\/lines\/(\d+)\//.exec(field ?? '')?.[1];
  if (!label) return '';
  return `${label.textContent}${line === undefined ? '' : ` ${String(Number(line) + 1)}`}: `;
};

/** All that is wrong, each with the way to its field. It takes the focus when somebody tries to issue the document. */
export const Summary = ({ faults, tries }: { readonly faults: readonly ShownFault[]; readonly tries: number }) => {
  const words = useWords(WORDS);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Message tone="bad" title={tries === 0 ? words.rejected : words.title(faults.length)}>
        <ul className={styles.plain}>
          {faults.map(({ pointer, code, text }, index) => (
            <li key={`${pointer} ${code} ${String(index)}`}>
              <button
                type="button"
                className={styles.jump}
                onClick={() => {
                  focusAt(pointer);
                }}
              >
                {labelAt(pointer)}
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
};
