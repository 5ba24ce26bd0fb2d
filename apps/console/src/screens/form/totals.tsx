import type { Preview } from '@rubrica/client';
import { Message } from '../../design/message.js';
import { Section } from '../../design/page.js';
import { useCatalog } from '../../entry/catalog.js';
import { money } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import styles from './form.module.css';
import type { Judged } from './use-preview.js';

const WORDS: Words<{
  readonly title: string;
  readonly lines: string;
  readonly discounts: string;
  readonly charges: string;
  readonly prepaid: string;
  readonly payable: string;
  readonly unusual: string;
  readonly waits: string;
  readonly none: string;
  readonly old: string;
}> = {
  es: {
    title: 'Totales',
    lines: 'Subtotal',
    discounts: 'Descuentos',
    charges: 'Recargos',
    prepaid: 'Anticipos',
    payable: 'Total a pagar',
    unusual: 'Revise antes de emitir',
    waits: 'Este documento esperaría',
    none: 'Los totales aparecen cuando el documento está completo.',
    old: 'Se recalculan cuando lo que falta está completo.',
  },
  en: {
    title: 'Totals',
    lines: 'Subtotal',
    discounts: 'Discounts',
    charges: 'Charges',
    prepaid: 'Paid before',
    payable: 'To be paid',
    unusual: 'Check before you issue it',
    waits: 'This document would wait',
    none: 'The totals appear when the document is complete.',
    old: 'They are computed again when what is missing is there.',
  },
};

const ZERO = '0.00';

/** The sums as the API computes them, and what it finds unusual. */
export const Totals = ({
  judged: { preview, isPending },
  currency,
  isFaulty,
}: {
  readonly judged: Judged;
  readonly currency: string;
  readonly isFaulty: boolean;
}) => {
  const words = useWords(WORDS);
  return (
    <Section title={words.title}>
      {preview === null ? <p className={styles.quiet}>{words.none}</p> : null}
      {preview === null ? null : (
        <div className={styles.totals} data-old={isFaulty || isPending}>
          <Sums preview={preview} currency={currency} />
          {isFaulty ? <p className={styles.quiet}>{words.old}</p> : null}
        </div>
      )}
      {preview?.waiting ? (
        <Message tone="watch" title={words.waits}>
          <p>{preview.waiting.action}</p>
        </Message>
      ) : null}
      {preview === null || preview.warnings.length === 0 ? null : (
        <Message tone="watch" title={words.unusual}>
          <ul className={styles.plain}>
            {preview.warnings.map(({ pointer, code, detail, fix, rule }) => (
              <li key={`${pointer} ${code}`}>
                {rule === null ? null : <code>{rule}</code>} {detail} {fix}
              </li>
            ))}
          </ul>
        </Message>
      )}
    </Section>
  );
};

const Sums = ({ preview: { totals }, currency }: { readonly preview: Preview; readonly currency: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const taxes = new Map(useCatalog('tributos').map(({ value, name }) => [value, name]));
  const rows: readonly (readonly [string, string])[] = [
    [words.lines, totals.line_extension_amount],
    ...totals.taxes.map(({ code, value }) => [taxes.get(code) ?? code, value] as const),
    [words.discounts, totals.allowance_total],
    [words.charges, totals.charge_total],
    [words.prepaid, totals.prepaid_amount],
  ];
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([name, amount]) => name === words.lines || amount !== ZERO)
        .map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount, currency, language)}</dd>
          </div>
        ))}
      <div className={styles.payable}>
        <dt>{words.payable}</dt>
        <dd>{money(totals.payable_amount, currency, language)}</dd>
      </div>
    </dl>
  );
};
