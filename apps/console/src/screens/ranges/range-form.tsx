import type { NumberingRange } from '@rubrica/client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.js';
import { Choice, Field, Tick } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import type { RangeFields } from './range-body.js';
import styles from './ranges.module.css';
import { nameOfRangeType, RANGE_TYPES, type RangeType } from './words.js';

const WORDS: Words<{
  readonly type: string;
  readonly prefix: string;
  readonly prefixHint: string;
  readonly from: string;
  readonly to: string;
  readonly next: string;
  readonly nextHint: string;
  readonly nextWarning: string;
  readonly nextReason: string;
  readonly resolution: string;
  readonly resolutionDate: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly key: string;
  readonly keyHint: string;
  readonly keyKept: string;
  readonly active: string;
}> = {
  es: {
    type: 'Numera',
    prefix: 'Prefijo',
    prefixHint: 'Hasta cuatro letras y cifras; puede quedar vacío.',
    from: 'Desde',
    to: 'Hasta',
    next: 'Próximo número (opcional)',
    nextHint: 'Si otro programa ya usó los primeros. Vacío: el primero.',
    nextWarning: 'No se puede bajar después: los números anteriores quedan como no usados aquí.',
    nextReason: 'Por qué se saltan números (opcional)',
    resolution: 'Número de resolución',
    resolutionDate: 'Fecha de la resolución',
    validFrom: 'Vigente desde',
    validTo: 'Vigente hasta',
    key: 'Clave técnica',
    keyHint: 'De la resolución, para facturas: 40 o 64 cifras hexadecimales.',
    keyKept: 'Vacía: se conserva la que hay.',
    active: 'Da números',
  },
  en: {
    type: 'Numbers',
    prefix: 'Prefix',
    prefixHint: 'Up to four letters and digits; it can be empty.',
    from: 'From',
    to: 'To',
    next: 'Next number (optional)',
    nextHint: 'If another program has used the first ones. Empty: the first.',
    nextWarning: 'It cannot be lowered later: the numbers before it count as not used here.',
    nextReason: 'Why numbers are skipped (optional)',
    resolution: 'Number of the resolution',
    resolutionDate: 'Day of the resolution',
    validFrom: 'In force from',
    validTo: 'In force until',
    key: 'Technical key',
    keyHint: 'Of the resolution, for invoices: 40 or 64 hexadecimal digits.',
    keyKept: 'Empty: the present one is kept.',
    active: 'It gives numbers',
  },
};

/** The fields of a range, when it is made and when it is changed. What it numbers and its prefix can't be changed later. */
export const RangeForm = ({
  first,
  before,
  send,
  isBusy,
  error,
  onSend,
  others,
}: {
  readonly first: RangeFields;
  /** The range that is changed; null: one is made. */
  readonly before: NumberingRange | null;
  readonly send: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSend: (fields: RangeFields) => void;
  readonly others: ReactNode;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const [fields, setFields] = useState(first);
  const text = (name: TextField) => ({
    value: fields[name],
    onChange: (value: string) => {
      setFields({ ...fields, [name]: value });
    },
    fault: faultAt(error, `/${name}`),
  });
  return (
    <Form
      error={error}
      onSend={() => {
        onSend(fields);
      }}
      buttons={
        <>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {send}
          </Button>
          {others}
        </>
      }
    >
      {before === null ? (
        <div className={styles.pair}>
          <Choice<RangeType>
            label={words.type}
            value={fields.document_type}
            onChange={(chosen) => {
              if (chosen !== '') setFields({ ...fields, document_type: chosen });
            }}
            choices={RANGE_TYPES.map((value) => ({ value, name: nameOfRangeType(value, language) }))}
            fault={faultAt(error, '/document_type')}
          />
          <Field label={words.prefix} hint={words.prefixHint} {...text('prefix')} />
        </div>
      ) : null}
      <div className={styles.pair}>
        <Field label={words.from} {...text('from')} />
        <Field label={words.to} {...text('to')} />
      </div>
      <Field label={words.next} hint={before === null ? words.nextHint : words.nextWarning} {...text('next')} />
      {fields.next === first.next ? null : <Field label={words.nextReason} {...text('next_reason')} />}
      <Resolution text={text} />
      <Field label={words.key} hint={before === null ? words.keyHint : words.keyKept} {...text('technical_key')} />
      <Tick
        label={words.active}
        isTicked={fields.is_active}
        onChange={(is_active) => {
          setFields({ ...fields, is_active });
        }}
      />
    </Form>
  );
};

type TextField = Exclude<keyof RangeFields, 'document_type' | 'is_active'>;

/** What the resolution of DIAN says of a range. */
const Resolution = ({
  text,
}: {
  readonly text: (name: TextField) => Pick<Parameters<typeof Field>[0], 'value' | 'onChange' | 'fault'>;
}) => {
  const words = useWords(WORDS);
  return (
    <>
      <div className={styles.pair}>
        <Field label={words.resolution} {...text('resolution_number')} />
        <Field label={words.resolutionDate} type="date" {...text('resolution_date')} />
      </div>
      <div className={styles.pair}>
        <Field label={words.validFrom} type="date" {...text('valid_from')} />
        <Field label={words.validTo} type="date" {...text('valid_to')} />
      </div>
    </>
  );
};
