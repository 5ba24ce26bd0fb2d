import { type Body, listOf, textOf } from '../entry/body.js';
import type { Words } from '../language/language.js';

interface TaxChoice {
  readonly value: string;
  readonly name: Words<string>;
  readonly taxes: readonly Body[];
}

const choice = (code: string, rate: string, es: string, en = es): TaxChoice => ({
  value: `${code} ${rate}`,
  name: { es, en },
  taxes: [{ code, rate }],
});

/** The taxes that most lines have. A line with others, such as one by unit, keeps them as they are. */
const TAX_CHOICES: readonly TaxChoice[] = [
  choice('01', '19.00', 'IVA 19 %'),
  choice('01', '5.00', 'IVA 5 %'),
  choice('01', '0.00', 'Exento (IVA 0 %)', 'Exempt (IVA 0 %)'),
  { value: 'none', name: { es: 'Excluido', en: 'Excluded' }, taxes: [] },
  choice('04', '8.00', 'INC 8 %'),
  choice('04', '4.00', 'INC 4 %'),
  choice('04', '16.00', 'INC 16 %'),
];
const IVA = '01';

export const taxChoices = (isIvaOnly: boolean): readonly TaxChoice[] =>
  TAX_CHOICES.filter(({ taxes: [tax] }) => !isIvaOnly || tax === undefined || tax['code'] === IVA);

/** Value of the choice that a line has; empty where its taxes are others. */
export const taxChoiceOf = (line: Body): string => {
  const taxes = listOf(line['taxes']);
  const [tax] = taxes;
  if (!tax) return 'none';
  const value = `${textOf(tax['code'])} ${textOf(tax['rate'])}`;
  return taxes.length === 1 && TAX_CHOICES.some((each) => each.value === value) ? value : '';
};

export const taxesOf = (value: string): readonly Body[] | undefined =>
  TAX_CHOICES.find((each) => each.value === value)?.taxes;
