import { TextArea } from '../../design/field.js';
import { Section } from '../../design/page.js';
import { at, type Json, listOf, textOf } from '../../entry/body.js';
import { TextAt, useAt, useEntry } from '../../entry/entry.js';
import { useWords, type Words } from '../../language/language.js';
import styles from './form.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly discount: string;
  readonly discountHint: string;
  readonly reason: string;
  readonly notes: string;
  readonly notesHint: string;
}> = {
  es: {
    title: 'Descuento y notas',
    discount: 'Descuento sobre el total',
    discountHint: 'Un valor, o un porcentaje como 5%. No cambia la base de los impuestos.',
    reason: 'Motivo del descuento',
    notes: 'Notas',
    notesHint: 'Cada línea es una nota del documento.',
  },
  en: {
    title: 'Discount and notes',
    discount: 'Discount on the whole',
    discountHint: 'An amount, or a percentage such as 5%. It changes no tax base.',
    reason: 'Reason of the discount',
    notes: 'Notes',
    notesHint: 'Each line is a note of the document.',
  },
};

export const Extras = () => {
  const words = useWords(WORDS);
  const { body, put } = useEntry();
  const notes = useAt('/notes');
  const given = at(body, '/notes');
  const text = Array.isArray(given) ? (given as readonly Json[]).map(textOf).join('\n') : '';
  return (
    <Section title={words.title}>
      <div className={styles.extras}>
        <div className={styles.discount}>
          <TextAt pointer="/allowances/0/amount" label={words.discount} hint={words.discountHint} isAmount />
          {listOf(body['allowances']).length === 0 ? null : (
            <TextAt pointer="/allowances/0/reason" label={words.reason} />
          )}
        </div>
        <TextArea
          {...notes}
          label={words.notes}
          hint={words.notesHint}
          value={text}
          onChange={(typed) => {
            put('/notes', typed === '' ? undefined : typed.split('\n'));
          }}
        />
      </div>
    </Section>
  );
};
