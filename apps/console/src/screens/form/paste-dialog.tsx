import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Choice, TextArea } from '../../design/field.js';
import { Actions } from '../../design/page.js';
import { type Column as TableColumn, Table } from '../../design/table.js';
import { type Body, listOf, textOf } from '../../entry/body.js';
import { useCatalog } from '../../entry/catalog.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import styles from './form.module.css';
import type { FormOfKind } from '../../draft/forms.js';
import { type Column, type PastedLine, readPasted } from '../../draft/paste.js';
import { taxChoiceOf, taxChoices } from '../../draft/taxes.js';

const WORDS: Words<{
  readonly title: string;
  readonly cells: string;
  readonly hint: string;
  readonly header: string;
  readonly noHeader: string;
  readonly sign: string;
  readonly comma: string;
  readonly point: string;
  readonly unsaid: string;
  readonly signFirst: string;
  readonly nothing: string;
  readonly understood: string;
  readonly column: Readonly<Record<Exclude<Column, null>, string>>;
  readonly unclear: string;
  readonly add: (count: number) => string;
  readonly cancel: string;
}> = {
  es: {
    title: 'Pegar desde una hoja de cálculo',
    cells: 'Celdas copiadas',
    hint: 'Copie las filas en Excel y péguelas aquí, con encabezado o sin él.',
    header: 'La primera fila es el encabezado.',
    noHeader: 'Sin encabezado: primero la descripción; de los valores, cantidad y precio.',
    sign: 'En 1.234, ¿qué separa los decimales?',
    comma: 'La coma: es mil doscientos treinta y cuatro',
    point: 'El punto: es uno con decimales',
    unsaid: 'Elija',
    signFirst: 'Diga primero qué separa los decimales',
    nothing: 'Pegue primero las celdas',
    understood: 'Lo que se entendió',
    column: {
      description: 'Descripción',
      quantity: 'Cantidad',
      unit_code: 'Unidad',
      unit_price: 'Precio unitario',
      discount: 'Descuento',
      tax: 'Impuesto',
    },
    unclear: 'No se entendió',
    add: (count) => (count === 1 ? 'Agregar un ítem' : `Agregar ${String(count)} ítems`),
    cancel: 'Cancelar',
  },
  en: {
    title: 'Paste from a spreadsheet',
    cells: 'Copied cells',
    hint: 'Copy the rows in Excel and paste them here, with or without a header.',
    header: 'The first row is the header.',
    noHeader: 'No header: the description first; of the amounts, quantity and price.',
    sign: 'In 1.234, what separates the decimals?',
    comma: 'The comma: it is more than a thousand',
    point: 'The point: it is one with decimals',
    unsaid: 'Choose',
    signFirst: 'Say first what separates the decimals',
    nothing: 'Paste the cells first',
    understood: 'What was understood',
    column: {
      description: 'Description',
      quantity: 'Quantity',
      unit_code: 'Unit',
      unit_price: 'Unit price',
      discount: 'Discount',
      tax: 'Tax',
    },
    unclear: 'Not understood',
    add: (count) => (count === 1 ? 'Add one line' : `Add ${String(count)} lines`),
    cancel: 'Cancel',
  },
};

/** More rows are added, but not shown before. */
const MOST_SHOWN = 50;

/** Shows what was understood of a pasted table before it becomes lines. */
export const PasteDialog = ({
  text: given,
  form,
  onClose,
  onLines,
}: {
  readonly text: string;
  readonly form: FormOfKind;
  readonly onClose: () => void;
  readonly onLines: (lines: readonly Body[]) => void;
}) => {
  const words = useWords(WORDS);
  const units = useCatalog('unidad-medida');
  const [text, setText] = useState(given);
  const [decimalSign, setSign] = useState<'.' | ',' | ''>('');
  const options = { line: form.line, units, isTaxRead: !form.isIvaOnly };
  const before = readPasted(text, options);
  const { lines, hasHeader } =
    before.isAmbiguous && decimalSign !== '' ? readPasted(text, { ...options, decimalSign }) : before;
  const isOpen = before.isAmbiguous && decimalSign === '';
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <TextArea label={words.cells} hint={words.hint} value={text} onChange={setText} rows={given === '' ? 6 : 3} />
      {before.isAmbiguous ? (
        <Choice<'.' | ','>
          label={words.sign}
          value={decimalSign}
          onChange={setSign}
          choices={[
            { value: '', name: words.unsaid },
            { value: ',', name: words.comma },
            { value: '.', name: words.point },
          ]}
        />
      ) : null}
      {lines.length === 0 ? null : (
        <div className={styles.pasted}>
          <p className={styles.quiet}>{hasHeader ? words.header : words.noHeader}</p>
          <Understood lines={lines.slice(0, MOST_SHOWN)} units={units} />
        </div>
      )}
      <Actions>
        <Button
          kind="primary"
          reason={lines.length === 0 ? words.nothing : isOpen ? words.signFirst : null}
          onClick={() => {
            onLines(lines.map(({ line }) => line));
          }}
        >
          {words.add(lines.length)}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </Actions>
    </Dialog>
  );
};

interface Row extends PastedLine {
  readonly index: number;
}

const Understood = ({
  lines,
  units,
}: {
  readonly lines: readonly PastedLine[];
  readonly units: readonly { readonly value: string; readonly name: string }[];
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const taxes = new Map(taxChoices(false).map(({ value, name }) => [value, name[language]]));
  const shown: Readonly<Record<Exclude<Column, null>, (line: Body) => string>> = {
    description: (line) => textOf(line['description']),
    quantity: (line) => textOf(line['quantity']),
    unit_code: (line) => units.find(({ value }) => value === line['unit_code'])?.name ?? textOf(line['unit_code']),
    unit_price: (line) => textOf(line['unit_price']),
    discount: (line) => textOf(listOf(line['allowances'])[0]?.['amount']),
    tax: (line) => taxes.get(taxChoiceOf(line)) ?? '',
  };
  const column = (name: Exclude<Column, null>): TableColumn<Row> => ({
    name: words.column[name],
    isNumber: name === 'quantity' || name === 'unit_price' || name === 'discount',
    cell: ({ line, unclear }) =>
      unclear.includes(name) ? (
        <span className={styles.unclear}>
          {shown[name](line)} ({words.unclear})
        </span>
      ) : (
        shown[name](line)
      ),
  });
  return (
    <Table
      caption={words.understood}
      columns={[
        column('description'),
        column('quantity'),
        column('unit_code'),
        column('unit_price'),
        column('discount'),
        column('tax'),
      ]}
      rows={lines.map((each, index) => ({ ...each, index }))}
      keyOf={({ index }) => String(index)}
    />
  );
};
