import { realTaxOf } from '../catalogs/api-codes.js';
import { type DatedTariffs, datedTariffs, type Tariff, type TariffPeriod } from '../catalogs/tariffs.js';
import type { Tax } from '../catalogs/taxes.js';
import { isRounding } from '../document/tolerance.js';
import type { TaxDraft } from '../request/draft.js';
import { type DocumentDraft, isCorrection } from '../request/note-draft.js';
import type { DraftContext } from '../rules/rule.js';
import type { Fault } from '../values/fault.js';
import { colombianDate } from '../values/fiscal-time.js';
import { decimal, plain } from '../values/money.js';
import type { Words } from '../values/words.js';
import { unusual } from './unusual.js';

/**
 * Tariffs of another year, and those that a tax never had. A note has the tariff of its invoice, of whatever year; the day
 * of any other document is that of its issue, of a paper original that of the paper.
 */
export const tariffWarnings = (draft: DocumentDraft, { now }: DraftContext): Fault[] => {
  if (isCorrection(draft)) return [];
  const day = draft.issued_at === undefined ? colombianDate(now) : colombianDate(draft.issued_at);
  return draft.lines.flatMap(({ taxes = [] }, line) =>
    taxes.flatMap((tax, index) => ofTax(tax, `#/lines/${line}/taxes/${index}`, day)),
  );
};

/** Sources round a tariff in the last place in their own ways. */
const LAST_PLACE = '0.02';

const isOf = (given: string, { tariffs }: TariffPeriod): boolean =>
  tariffs.some(
    ({ value }) => decimal(given).minus(value).abs().lte(LAST_PLACE) || isRounding(decimal(given), decimal(value)),
  );

const ofTax = (draft: TaxDraft, at: string, day: string): Fault[] => {
  const tax = realTaxOf(draft.code);
  const known = tax && datedTariffs.get(tax.code);
  const given = draft.rate ?? draft.per_unit_amount;
  if (!tax || !known || given === undefined) return [];
  const begun = known.periods.filter(({ validFrom }) => validFrom <= day);
  const current = begun.at(-1);
  if (current === undefined || isOf(given, current)) return [];
  const field = draft.rate === undefined ? 'per_unit_amount' : 'rate';
  return outdated(tax, given, `${at}/${field}`, known, current);
};

const outdated = (tax: Tax, given: string, at: string, known: DatedTariffs, current: TariffPeriod): Fault[] => {
  const other = known.periods.findLast((period) => isOf(given, period));
  if (other === undefined && !known.isComplete) return [];
  const sign = tax.kind === 'percent' ? ' %' : '';
  const shown = `${plain(given)}${sign}`;
  const from = current.validFrom;
  return [
    unusual(
      at,
      other === undefined
        ? { en: `${tax.name} has no tariff of ${shown}.`, es: `${tax.name} no tiene una tarifa de ${shown}.` }
        : {
            en: `${shown} is a tariff of ${tax.name} from ${other.validFrom} on; since ${from} it has others.`,
            es: `${shown} es una tarifa de ${tax.name} desde ${other.validFrom}; desde ${from} rigen otras.`,
          },
      {
        en: `Since ${from} (${current.source}): ${listed(current.tariffs, sign, 'en')}. Correct the tariff and the value of the tax.`,
        es: `Desde ${from} (${current.source}): ${listed(current.tariffs, sign, 'es')}. Corrija la tarifa y el valor del tributo.`,
      },
    ),
  ];
};

const listed = (tariffs: readonly Tariff[], sign: string, language: keyof Words): string =>
  tariffs.map(({ value, of: what }) => `${value}${sign}${what === undefined ? '' : ` (${what[language]})`}`).join(', ');
