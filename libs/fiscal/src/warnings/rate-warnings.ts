import { allowanceReasonOf, operationOf, taxOf, withoutPrefix } from '../catalogs/api-codes.js';
import { OTHER_LEVY } from '../catalogs/taxes.js';
import { isFree } from '../document/line.js';
import type { AllowanceChargeDraft, LineDraft, TaxDraft, WithholdingDraft } from '../request/draft.js';
import { type DocumentDraft, isCorrection, isSale } from '../request/note-draft.js';
import { allowanceReason, lineSum } from '../rules/allowance.js';
import { listedRate } from '../rules/line-tax.js';
import { taxableTotal } from '../rules/monetary-total.js';
import { taxOfTable } from '../rules/tax-total.js';
import { reteivaRate } from '../rules/withholding.js';
import type { Fault } from '../values/fault.js';
import { amount, decimal, percentOf, plain, ZERO } from '../values/money.js';
import { incWarnings } from './inc-warnings.js';
import { unusual } from './unusual.js';

const IVA = '01';

/** Reason of a charge that is a tip, and the most that is suggested as one: 10 % (Ley 1935 of 2018). */
const TIP = '03';

const MOST_TIP = '10.00';

const RETEICA = '07';

/** Rates of ICA are a few per thousand; no municipality has three per cent. */
const MOST_RETEICA = '3.00';

/** Rates that DIAN takes, but that the sale has hardly. */
export const rateWarnings = (draft: DocumentDraft): Fault[] => {
  const isExport = isSale(draft) && (draft.type_code === '02' || operationOf(draft.operation_type)?.isExport === true);
  return [
    ...draft.lines.flatMap((line, index) => [
      ...(line.taxes ?? []).flatMap((tax, number) => [
        ...ivaWarnings(tax, `#/lines/${index}/taxes/${number}`, line, isExport),
        ...levyWarnings(tax, `#/lines/${index}/taxes/${number}`),
        ...incWarnings(tax, `#/lines/${index}/taxes/${number}`),
      ]),
      ...withholdingWarnings(line.withholdings, `#/lines/${index}/withholdings`),
    ]),
    ...(isCorrection(draft) ? [] : withholdingWarnings(draft.withholdings, '#/withholdings')),
    ...tipWarnings(draft.charges, lineSum(draft)),
  ];
};

const ivaWarnings = (
  { code, rate = '', base = '' }: TaxDraft,
  at: string,
  line: LineDraft,
  isExport: boolean,
): Fault[] => {
  const known = taxOf(code);
  if (known === undefined || known === 'none' || known.code !== IVA || rate === '' || base === '') return [];
  const percent = plain(rate);
  if (isExport && percent !== '0.00')
    return [
      unusual(
        `${at}/rate`,
        { en: 'An export is exempt: its IVA is at 0 %.', es: 'Una exportación es exenta: su IVA es del 0 %.' },
        {
          en: 'Rate and value of an export are 0.00; correct operation_type if it is none.',
          es: 'En una exportación, rate y value son 0.00; corrija operation_type si no lo es.',
        },
        listedRate.id,
      ),
    ];
  return [
    ...(percent === '16.00'
      ? [
          unusual(
            `${at}/rate`,
            {
              en: '16 % is the IVA of contracts with the state from before 2017.',
              es: 'El 16 % es el IVA de contratos con el Estado anteriores a 2017.',
            },
            {
              en: 'Any other sale has the rate that the law sets for it: 19, 5 or 0 %.',
              es: 'Cualquier otra venta tiene la tarifa que le fija la ley: 19, 5 o 0 %.',
            },
            listedRate.id,
          ),
        ]
      : []),
    ...baseWarnings(base, at, line),
  ];
};

/** FAS16: the name that is written for a levy without one says nothing. */
const levyWarnings = ({ code, name }: TaxDraft, at: string): Fault[] => {
  const known = taxOf(code);
  if (known === undefined || known === 'none' || known.code !== OTHER_LEVY || name !== undefined) return [];
  return [
    unusual(
      `${at}/name`,
      {
        en: `The levy has no name: the XML says "${known.name}".`,
        es: `El tributo no tiene nombre: el XML dice «${known.name}».`,
      },
      { en: 'Write its name in name.', es: 'Escriba su nombre en name.' },
      taxOfTable.id,
    ),
  ];
};

/** A base above the line that no other tax, discount or price of reference explains. A lower one has many reasons. */
export const baseWarnings = (base: string, at: string, line: LineDraft): Fault[] => {
  const { line_extension_amount: net, unit_price: unitPrice, taxes = [], allowances = [] } = line;
  const explained = taxes.length > 1 || isFree({ unitPrice }) || !decimal(base).gt(net);
  if (explained) return [];
  const discounts = allowances.length > 0;
  return [
    unusual(
      `${at}/base`,
      {
        en: `IVA is on ${base}, and the line comes to ${net}${discounts ? ' after its discounts' : ''}.`,
        es: `El IVA se calcula sobre ${base}, y la línea vale ${net}${discounts ? ' después de sus descuentos' : ''}.`,
      },
      {
        en: `The base is ${net}, and the tax is on it, unless the law sets another base.`,
        es: `La base es ${net}, con el impuesto sobre ese valor, salvo que la ley fije otra base.`,
      },
      taxableTotal.id,
    ),
  ];
};

const withholdingWarnings = (withholdings: readonly WithholdingDraft[] = [], at: string): Fault[] =>
  withholdings.flatMap(({ code, rate }, index) =>
    withoutPrefix(code) === RETEICA && decimal(rate).gt(MOST_RETEICA)
      ? [
          unusual(
            `${at}/${index}/rate`,
            {
              en: `ReteICA of ${rate} %: its rates are a few per thousand.`,
              es: `ReteICA del ${rate} %: sus tarifas son de unos pocos por mil.`,
            },
            {
              en: 'A rate is a percentage: 9.66 per thousand is 0.966, with the value that follows.',
              es: 'La tarifa es un porcentaje: 9,66 por mil es 0.966, con el valor que resulta.',
            },
            reteivaRate.id,
          ),
        ]
      : [],
  );

const tipWarnings = (charges: readonly AllowanceChargeDraft[] = [], sale: ReturnType<typeof lineSum>): Fault[] =>
  charges.flatMap((charge, index) => {
    if (charge.reason_code === undefined || allowanceReasonOf('charge', charge.reason_code) !== TIP) return [];
    const most = percentOf(sale, MOST_TIP);
    if (sale.eq(ZERO) || decimal(charge.amount).lte(amount(most))) return [];
    return [
      unusual(
        `#/charges/${index}/amount`,
        {
          en: 'A tip is suggested at 10 % of the sale at most (Law 1935 of 2018).',
          es: 'La propina se sugiere por el 10 % de la venta como máximo (Ley 1935 de 2018).',
        },
        {
          en: `Here that is ${amount(most)}: right only if the guest gave more.`,
          es: `Aquí son ${amount(most)}: es correcto solo si el adquirente dio más.`,
        },
        allowanceReason.id,
      ),
    ];
  });
