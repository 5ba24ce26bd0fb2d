import { Section } from '../../design/page.js';
import { at, textOf } from '../../entry/body.js';
import { useCatalog } from '../../entry/catalog.js';
import { ChoiceAt, CodeAt, TextAt, useEntry } from '../../entry/entry.js';
import entryStyles from '../../entry/entry.module.css';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import type { FormOfKind } from '../../draft/forms.js';
import type { Ranges } from './use-range.js';

const WORDS: Words<{
  readonly title: string;
  readonly form: string;
  readonly atOnce: string;
  readonly onCredit: string;
  readonly dueDate: string;
  readonly means: string;
  readonly currency: string;
  readonly rate: string;
  readonly rateDate: string;
  readonly range: string;
  readonly anyRange: string;
}> = {
  es: {
    title: 'Pago y numeración',
    form: 'Forma de pago',
    atOnce: 'Contado',
    onCredit: 'Crédito',
    dueDate: 'Fecha de vencimiento',
    means: 'Medio de pago',
    currency: 'Moneda',
    rate: 'Tasa de cambio a pesos',
    rateDate: 'Fecha de la tasa',
    range: 'Rango de numeración',
    anyRange: 'El que esté vigente',
  },
  en: {
    title: 'Payment and numbering',
    form: 'Payment',
    atOnce: 'At once',
    onCredit: 'On credit',
    dueDate: 'Due date',
    means: 'Means of payment',
    currency: 'Currency',
    rate: 'Exchange rate to pesos',
    rateDate: 'Day of the rate',
    range: 'Numbering range',
    anyRange: 'The one in force',
  },
};

const ON_CREDIT = '2';
const PESOS = 'COP';

/** How it is paid, in which currency, and which range its number comes from. A note takes the first two from what it corrects. */
export const Payment = ({ form, ranges }: { readonly form: FormOfKind; readonly ranges: Ranges | null }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { body } = useEntry();
  const currencies = useCatalog('monedas');
  const means = useCatalog('medios-pago');
  const currency = textOf(at(body, '/currency'));
  const isOnCredit = at(body, '/payment_means/type') === ON_CREDIT;
  return (
    <Section title={words.title}>
      <div className={entryStyles.fields}>
        {form.isPaidAtOnce ? null : (
          <ChoiceAt
            pointer="/payment_means/type"
            label={words.form}
            choices={[
              { value: '1', name: words.atOnce },
              { value: ON_CREDIT, name: words.onCredit },
            ]}
          />
        )}
        {isOnCredit ? <TextAt pointer="/payment_means/due_date" label={words.dueDate} type="date" /> : null}
        <CodeAt pointer="/payment_means/code" label={words.means} choices={means} />
        {form.isPaidAtOnce ? null : <CodeAt pointer="/currency" label={words.currency} choices={currencies} />}
        {currency === '' || currency === PESOS ? null : (
          <>
            <TextAt pointer="/exchange_rate/rate" label={words.rate} inputMode="decimal" isAmount />
            <TextAt pointer="/exchange_rate/date" label={words.rateDate} type="date" />
          </>
        )}
        {(ranges?.ranges.length ?? 0) > 1 ? (
          <ChoiceAt
            pointer="/numbering_range_id"
            label={words.range}
            choices={[
              { value: '', name: words.anyRange },
              ...(ranges?.ranges ?? []).map(({ id, prefix, from, to }) => ({
                value: id,
                name: `${prefix} ${String(from)} – ${String(to)}`,
              })),
            ]}
          />
        ) : null}
        {form.own.map(({ pointer, name, type, choices }) =>
          choices ? (
            <ChoiceAt
              key={pointer}
              pointer={pointer}
              label={name[language]}
              choices={choices.map((choice) => ({ value: choice.value, name: choice.name[language] }))}
            />
          ) : (
            <TextAt key={pointer} pointer={pointer} label={name[language]} type={type ?? 'text'} />
          ),
        )}
      </div>
    </Section>
  );
};
