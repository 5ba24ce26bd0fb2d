import type { AllowanceCharge } from '../document/fiscal-document.js';
import { amount, type Decimal, decimal, total } from '../values/money.js';
import { allowanceAgrees } from '../document/rules/allowance.js';
import { TOLERANCE } from '../document/rules/tolerance.js';
import type { Words } from '../values/words.js';
import { type Objection, unless } from './rule.js';

export const sumOf = (items: readonly { readonly amount: string }[]): Decimal =>
  total(items.map((item) => item.amount));

/** Objects to a total that is not exactly the sum of the document's own amounts. */
export const same = (given: string, right: Decimal, what: Words, pointer?: string): readonly Objection[] =>
  unless(
    decimal(given).eq(right),
    () => ({ en: `${what.en} is ${amount(right)}, not ${given}.`, es: `${what.es} da ${amount(right)}, no ${given}.` }),
    pointer,
  );

export const rated = (items: readonly AllowanceCharge[], at: string): readonly Objection[] =>
  items.flatMap(({ rate, base, amount: given }, index) =>
    unless(
      allowanceAgrees(decimal(given), decimal(base), rate),
      () => ({
        en: `${rate} % of ${base} is not ${given} (tolerance ${TOLERANCE}).`,
        es: `El ${rate} % de ${base} no es ${given} (tolerancia ${TOLERANCE}).`,
      }),
      `${at}/${String(index)}/amount`,
    ),
  );

/** The fix of a wrong sum: the service computes the sums, so only its operator can act. */
export const ourSum = {
  fix: ['Informe al operador del servicio: él hace las sumas.', 'Tell the operator of the service: it adds up.'],
} as const;
