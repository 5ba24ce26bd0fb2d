import { decimal } from './money.js';
import { propose } from './proposal.js';
import type { Words } from './words.js';

const TENS = ['10', '100', '1000', '10000', '100000', '1000000'].map(decimal);

/**
 * Fix of an amount that is not what others make of it. The product of the others is proposed on the condition that they
 * are right; not if the two are the same digits in another size, since then a separator is misread in one of them and
 * nobody knows in which. `fields` are those that the amount is computed from.
 */
export const computedAmountFix = (
  { given, right }: { readonly given: string; readonly right: string },
  fields: readonly [string, ...string[]],
  otherwise: Words = ELSE_CORRECT,
): Words => {
  const [one, other] = [decimal(given), decimal(right)];
  const factor = one.eq('0') ? undefined : TENS.find((ten) => one.times(ten).eq(other) || other.times(ten).eq(one));
  const [en, es] = [listed(fields, 'and'), listed(fields, 'y')];
  return factor === undefined
    ? propose('product', right, {
        rest: { en: ` if ${en} are right${otherwise.en}`, es: ` si ${es} están bien${otherwise.es}` },
      })
    : {
        en: `${right} and ${given} differ by a factor of ${factor.toFixed()}: look for a misread separator or a zero too many, here and in ${en}.`,
        es: `${right} y ${given} difieren en un factor de ${factor.toFixed()}: busque un separador mal leído o un cero de más, aquí y en ${es}.`,
      };
};

const ELSE_CORRECT: Words = { en: '; else correct them', es: '; si no, corríjalos' };

const listed = (fields: readonly [string, ...string[]], and: string): string =>
  fields.length === 1 ? fields[0] : `${fields.slice(0, -1).join(', ')} ${and} ${fields.at(-1) ?? ''}`;
