import { type ClipboardEvent, type Dispatch, type KeyboardEvent, memo, useState } from 'react';
import { Button } from '../../design/button.js';
import { Combobox } from '../../design/combobox.js';
import { Choice, Field } from '../../design/field.js';
import type { Choosable } from '../../design/matching.js';
import { Actions, Section } from '../../design/page.js';
import { at, type Body, type Json, listOf, textOf } from '../../entry/body.js';
import { useCatalog } from '../../entry/catalog.js';
import { money } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { faultsAt, idOf, type ShownFault } from '../../draft/faults.js';
import type { Change, FormState } from '../../draft/form-state.js';
import type { FormOfKind } from '../../draft/forms.js';
import styles from './lines.module.css';
import { PasteDialog } from './paste-dialog.js';
import { taxChoiceOf, taxChoices, taxesOf } from '../../draft/taxes.js';

const WORDS: Words<{
  readonly title: string;
  readonly line: string;
  readonly day: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly discount: string;
  readonly tax: string;
  readonly otherTaxes: string;
  readonly total: string;
  readonly add: string;
  readonly paste: string;
  readonly up: string;
  readonly down: string;
  readonly remove: string;
  readonly keys: string;
}> = {
  es: {
    title: 'Ítems',
    line: 'Ítem',
    day: 'Fecha de compra',
    description: 'Descripción',
    quantity: 'Cantidad',
    unit: 'Unidad',
    price: 'Precio unitario',
    discount: 'Descuento',
    tax: 'Impuesto',
    otherTaxes: 'Otros, como están',
    total: 'Valor',
    add: 'Agregar ítem',
    paste: 'Pegar desde Excel',
    up: 'Subir',
    down: 'Bajar',
    remove: 'Quitar',
    keys: 'Con el teclado: Enter pasa al ítem siguiente o agrega uno, Alt+↑ y Alt+↓ lo mueven, Alt+Supr lo quita. Descuento: un valor, o un porcentaje como 10%.',
  },
  en: {
    title: 'Lines',
    line: 'Line',
    day: 'Day of purchase',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit',
    price: 'Unit price',
    discount: 'Discount',
    tax: 'Tax',
    otherTaxes: 'Others, as they are',
    total: 'Amount',
    add: 'Add a line',
    paste: 'Paste from Excel',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    keys: 'By keyboard: Enter goes to the next line or adds one, Alt+↑ and Alt+↓ move it, Alt+Del removes it. Discount: an amount, or a percentage such as 10%.',
  },
};

interface LinesProps {
  readonly state: FormState;
  readonly dispatch: Dispatch<Change>;
  readonly form: FormOfKind;
  readonly faults: readonly ShownFault[];
  /** The body as it is sent, whose lines have their amounts. */
  readonly sent: Body;
  readonly currency: string;
}

/** What is sold or bought, line by line, filled in by keyboard alone if one likes. */
export const Lines = ({ state, dispatch, form, faults, sent, currency }: LinesProps) => {
  const words = useWords(WORDS);
  const units = useCatalog('unidad-medida');
  const lines = listOf(state.body['lines']);
  /** What was pasted, and where its lines go; null: nothing is being pasted. */
  const [pasted, setPasted] = useState<{ readonly text: string; readonly at: number } | null>(null);
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const line = Number(/^field\/lines\/(\d+)/.exec((event.target as HTMLElement).id)?.[1] ?? lines.length);
    setPasted({ text, at: line });
  };
  const hasDay = lines.some((line) => line['purchased_on'] !== undefined);
  return (
    <Section title={words.title}>
      <ol className={styles.lines} data-day={hasDay} id={idOf('/lines')} tabIndex={-1} onPaste={onPaste}>
        {lines.map((line, index) => (
          <Line
            key={state.keys[index]}
            line={line}
            index={index}
            isLast={index === lines.length - 1}
            dispatch={dispatch}
            form={form}
            units={units}
            faults={faultsAt(faults, `/lines/${String(index)}`)}
            total={textOf(at(sent, `/lines/${String(index)}/line_extension_amount`))}
            currency={currency}
          />
        ))}
      </ol>
      <Actions>
        <Button
          onClick={() => {
            dispatch({ type: 'add-line', line: form.line });
          }}
        >
          {words.add}
        </Button>
        <Button
          onClick={() => {
            setPasted({ text: '', at: lines.length });
          }}
        >
          {words.paste}
        </Button>
      </Actions>
      <p className={styles.keys}>{words.keys}</p>
      {pasted === null ? null : (
        <PasteDialog
          text={pasted.text}
          form={form}
          onClose={() => {
            setPasted(null);
          }}
          onLines={(added) => {
            dispatch({ type: 'put-lines', at: pasted.at, lines: added });
            setPasted(null);
          }}
        />
      )}
    </Section>
  );
};

interface LineProps {
  readonly line: Body;
  readonly index: number;
  readonly isLast: boolean;
  readonly dispatch: Dispatch<Change>;
  readonly form: FormOfKind;
  readonly units: readonly Choosable[];
  readonly faults: readonly ShownFault[];
  readonly total: string;
  readonly currency: string;
}

const isSameLine = (one: LineProps, other: LineProps): boolean =>
  (Object.keys(one) as (keyof LineProps)[]).every((name) =>
    name === 'faults' ? JSON.stringify(one.faults) === JSON.stringify(other.faults) : one[name] === other[name],
  );

const discountOf = (line: Body): string => {
  const [first] = listOf(line['allowances']);
  return textOf(first?.['amount']);
};

/** Only the line that is typed in is drawn again: a document may have thousands. */
const Line = memo((props: LineProps) => {
  const { index, isLast, dispatch, form, faults, total, currency } = props;
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const pointer = `/lines/${String(index)}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, altKey, target } = event;
    const name = (target as HTMLElement).id.slice(idOf(pointer).length + 1) || 'description';
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      dispatch({ type: 'move-line', index, by: key === 'ArrowUp' ? -1 : 1, column: name });
    } else if (altKey && key === 'Delete') {
      event.preventDefault();
      dispatch({ type: 'remove-line', index, line: form.line });
    } else if (key === 'Enter' && target instanceof HTMLInputElement) {
      event.preventDefault();
      if (isLast) dispatch({ type: 'add-line', line: form.line });
      else dispatch({ type: 'focus', pointer: `/lines/${String(index + 1)}/${name}` });
    }
  };
  const name = `${words.line} ${String(index + 1)}`;
  const act = (label: string, sign: string, change: Change) => (
    <button
      type="button"
      className={styles.act}
      title={label}
      aria-label={`${label}: ${name}`}
      onClick={() => {
        dispatch(change);
      }}
    >
      {sign}
    </button>
  );
  return (
    <li className={styles.line} aria-label={name} onKeyDown={onKeyDown}>
      <Columns {...props} />
      <output className={styles.total} aria-label={`${words.total}: ${name}`}>
        {total === '' ? '–' : money(total, currency, language)}
      </output>
      <div className={styles.acts}>
        {act(words.up, '↑', { type: 'move-line', index, by: -1, column: 'description' })}
        {act(words.down, '↓', { type: 'move-line', index, by: 1, column: 'description' })}
        {act(words.remove, '×', { type: 'remove-line', index, line: form.line })}
      </div>
      <LineFaults
        pointer={pointer}
        faults={faults}
        put={(at, value) => {
          dispatch({ type: 'put', pointer: at, value });
        }}
      />
    </li>
  );
}, isSameLine);
Line.displayName = 'Line';

const Columns = ({ line, index, dispatch, form, units, faults }: LineProps) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const pointer = `/lines/${String(index)}`;
  const put = (name: string, value: Json | undefined): void => {
    dispatch({ type: 'put', pointer: `${pointer}/${name}`, value });
  };
  const column = (name: string, label: string) => {
    const at = `${pointer}/${name}`;
    const own = faultsAt(faults, at);
    return {
      id: idOf(at),
      label,
      fault: own.length === 0 ? null : own.map(({ text }) => text).join(' '),
      isFaultElsewhere: true,
      onBlur: () => {
        dispatch({ type: 'leave', pointer: at });
      },
    };
  };
  const text = (name: string) => ({
    value: textOf(line[name]),
    onChange: (value: string) => {
      put(name, value);
    },
  });
  const discounts = listOf(line['allowances']);
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles.description}>
        <Field {...column('description', words.description)} {...text('description')} />
      </div>
      {line['purchased_on'] === undefined ? null : (
        <Field {...column('purchased_on', words.day)} {...text('purchased_on')} type="date" />
      )}
      <Field {...column('quantity', words.quantity)} {...text('quantity')} inputMode="decimal" isAmount />
      <Combobox
        {...column('unit_code', words.unit)}
        value={textOf(line['unit_code'])}
        choices={units}
        onChange={(code) => {
          put('unit_code', code);
        }}
      />
      <Field {...column('unit_price', words.price)} {...text('unit_price')} inputMode="decimal" isAmount />
      <Field
        {...column('allowances', words.discount)}
        value={discountOf(line)}
        isAmount
        onChange={(amount) => {
          const [first, ...others] = discounts;
          const changed = amount === '' ? others : [{ reason_code: '00', ...first, amount }, ...others];
          put('allowances', changed.length === 0 ? undefined : changed);
        }}
      />
      <Choice
        {...column('taxes', words.tax)}
        value={taxChoiceOf(line)}
        choices={[
          ...taxChoices(form.isIvaOnly).map(({ value, name: tax }) => ({ value, name: tax[language] })),
          ...(taxChoiceOf(line) === '' ? [{ value: '', name: words.otherTaxes }] : []),
        ]}
        onChange={(value) => {
          const taxes = taxesOf(value);
          if (taxes) put('taxes', taxes.length === 0 ? undefined : taxes);
        }}
      />
    </>
  );
};

/** Columns are too narrow for what is wrong: it stands below the line, in the order of its columns. */
const LineFaults = ({
  pointer,
  faults,
  put,
}: {
  readonly pointer: string;
  readonly faults: readonly ShownFault[];
  readonly put: (pointer: string, value: string) => void;
}) => {
  const byColumn = Map.groupBy(faults, (fault) => fault.pointer.slice(pointer.length + 1).split('/')[0] ?? '');
  if (byColumn.size === 0) return null;
  return (
    <div className={styles.faults}>
      {[...byColumn].map(([name, found]) => (
        <div key={name} id={`${idOf(`${pointer}/${name}`)}-fault`}>
          {found.map(({ pointer: at, code, text, readings }) => (
            <p key={code + text}>
              {text}{' '}
              {readings?.map((reading) => (
                <button
                  key={reading}
                  type="button"
                  className={styles.reading}
                  onClick={() => {
                    put(at, reading);
                  }}
                >
                  {reading}
                </button>
              ))}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
};
