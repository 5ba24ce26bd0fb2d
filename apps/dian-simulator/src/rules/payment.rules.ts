import {
  ALLOWANCE_REASONS,
  CURRENCIES,
  INCOTERMS,
  MUNICIPALITIES,
  foldedName,
  PAYMENT_MEANS,
} from '../code-list/code-lists.js';
import { decimal, hundredthOf, isAbout } from '../document/amounts.js';
import type { AllowanceCharge, SalesDocument } from '../document/document.js';
import { attributeOf, children, find, textAt, type XmlElement } from '../xml/xml.js';
import { type Knowledge, INVOICE, notify, reject, type Rule } from './rule.js';

// FAN: payment. FAQ: discounts and charges of the whole document. FBD: advances. FAR: exchange rate. FBC, FAM: delivery.

const everyMeans =
  (holds: (means: XmlElement) => boolean): Rule['holds'] =>
  ({ root }) =>
    children(root, 'cac:PaymentMeans').every(holds);

const MEANS = '/*/cac:PaymentMeans';

const PAYMENT_MEANS_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAN01', grade: 'L', source: 'VX hab 2026-08 (20 notes), COF, FEL', where: MEANS, despiteSchema: true },
    condition: 'is there, in notes too',
    message: 'Rechazo si grupo no informado: PaymentMeans.',
    holds: ({ root }) => find(root, 'cac:PaymentMeans') !== undefined,
  }),
  reject({
    ...{ id: 'FAN02', grade: 'L', source: 'INS 2026-03-22', where: `${MEANS}/cbc:ID` },
    condition: 'is 1 or 2',
    message: 'La forma de pago no es contado (1) ni crédito (2).',
    holds: everyMeans((means) => ['1', '2'].includes(textAt(means, 'cbc:ID'))),
  }),
  reject({
    ...{ id: 'FAN03', grade: '2', source: 'SCH, FISC', where: `${MEANS}/cbc:PaymentMeansCode` },
    condition: 'is in table 13.3.4.2, 71 and 72 included',
    message: 'El medio de pago no está en la lista.',
    holds: everyMeans((means) => PAYMENT_MEANS.has(textAt(means, 'cbc:PaymentMeansCode'))),
  }),
  reject({
    ...{ id: 'FAN04', grade: 'Q', source: 'SCH, FISC, KAT p.70–71', where: `${MEANS}/cbc:PaymentDueDate` },
    condition: 'is informed if ID is 2',
    message: 'Una venta a crédito ha de informar la fecha de vencimiento.',
    holds: everyMeans((means) => textAt(means, 'cbc:ID') !== '2' || textAt(means, 'cbc:PaymentDueDate') !== ''),
  }),
];

const everyAllowance =
  (holds: (item: AllowanceCharge, document: SalesDocument, knowledge: Knowledge) => boolean): Rule['holds'] =>
  (document, knowledge) =>
    document.allowanceCharges.every((item) => holds(item, document, knowledge));

export const isShareOfBase = ({ amount, base, factor }: AllowanceCharge, { readings }: Knowledge): boolean =>
  base === '' ||
  factor === '' ||
  isAbout(amount, hundredthOf(decimal(base).times(decimal(factor))), readings.tolerance);

export const hasReason = ({ element }: AllowanceCharge): boolean => textAt(element, 'cbc:AllowanceChargeReason') !== '';

export const isPercentage = ({ factor }: AllowanceCharge): boolean => decimal(factor).lte(100);

export const isWithinBase = ({ isCharge, amount, base }: AllowanceCharge): boolean =>
  isCharge || amount.lte(decimal(base));

const currencyOf = (element: XmlElement, name: 'cbc:Amount' | 'cbc:BaseAmount'): string | undefined =>
  attributeOf(find(element, name), 'currencyID');

const ALLOWANCE = '/*/cac:AllowanceCharge';

const ALLOWANCE_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAQ03', grade: 'S', source: 'SCH', where: `${ALLOWANCE}/cbc:ChargeIndicator` },
    condition: 'is true or false',
    message: 'ChargeIndicator debe ser true o false.',
    holds: everyAllowance(({ indicator }) => indicator === 'true' || indicator === 'false'),
  }),
  reject({
    ...{ id: 'FAQ04', grade: '2', source: 'MAT, FISC; FEL: older codes accepted' },
    where: `${ALLOWANCE}/cbc:AllowanceChargeReasonCode`,
    condition: 'of a discount is informed; if informed, is in table 13.3.8 or its older edition',
    message: 'El código del descuento o cargo no está en la lista.',
    holds: everyAllowance(({ element, isCharge }) => {
      const code = textAt(element, 'cbc:AllowanceChargeReasonCode');
      return code === '' ? isCharge : ALLOWANCE_REASONS.has(code);
    }),
  }),
  reject({
    ...{ id: 'FAQ05', documents: INVOICE, grade: 'S', source: 'SCH; FISC (annex table: 1..1)' },
    where: `${ALLOWANCE}/cbc:AllowanceChargeReason`,
    condition: 'export (02): is informed',
    message: 'Falta la razón del descuento o cargo, obligatoria en una factura de exportación.',
    holds: everyAllowance((item, { typeCode }) => typeCode !== '02' || hasReason(item)),
  }),
  reject({
    ...{ id: 'FAQ06', grade: '2', source: 'SCH, FISC', switchable: 'faq06' },
    where: `${ALLOWANCE}/cbc:MultiplierFactorNumeric`,
    condition: 'is informed, at most 100',
    message: 'Falta el porcentaje (MultiplierFactorNumeric) del descuento o cargo, o es mayor que 100.',
    severityBy: ({ faq06 }) => faq06,
    holds: everyAllowance((item) => item.factor !== '' && isPercentage(item)),
  }),
  reject({
    ...{ id: 'FAQ07', grade: 'S', source: 'SCH', where: `${ALLOWANCE}/cbc:Amount` },
    condition: 'is BaseAmount × MultiplierFactorNumeric / 100',
    message: 'El valor del descuento o cargo no es su base por su porcentaje.',
    holds: everyAllowance((item, _, knowledge) => isShareOfBase(item, knowledge)),
  }),
  reject({
    ...{ id: 'FAQ08', grade: 'S', source: 'SCH', where: `${ALLOWANCE}/cbc:Amount/@currencyID` },
    condition: 'is the document’s currency',
    message: 'La divisa del descuento o cargo no es la del documento.',
    holds: everyAllowance(({ element }, { currency }) => currencyOf(element, 'cbc:Amount') === currency),
  }),
  reject({
    ...{ id: 'FAQ09', grade: '2', source: 'SCH, FISC', switchable: 'faq06', where: `${ALLOWANCE}/cbc:BaseAmount` },
    condition: 'is informed; a discount is not above it',
    message: 'Falta la base (BaseAmount) del descuento o cargo, o el descuento es mayor que ella.',
    severityBy: ({ faq06 }) => faq06,
    holds: everyAllowance((item) => item.base !== '' && isWithinBase(item)),
  }),
  reject({
    ...{ id: 'FAQ10', grade: 'S', source: 'SCH', where: `${ALLOWANCE}/cbc:BaseAmount/@currencyID` },
    condition: 'is the document’s currency',
    message: 'La divisa de la base del descuento o cargo no es la del documento.',
    holds: everyAllowance(
      ({ element, base }, { currency }) => base === '' || currencyOf(element, 'cbc:BaseAmount') === currency,
    ),
  }),
  notify({
    ...{ id: 'FBD03', grade: 'S', source: 'SCH', where: '/*/cac:PrepaidPayment/cbc:PaidAmount' },
    condition: 'is informed, and less than the total of the lines',
    message: 'El valor del anticipo falta, o no es menor que el total de las líneas.',
    holds: ({ root, totals }) => {
      const sold = decimal(textAt(totals, 'cbc:LineExtensionAmount'));
      return children(root, 'cac:PrepaidPayment').every((payment) => {
        const paid = textAt(payment, 'cbc:PaidAmount');
        return paid !== '' && decimal(paid).lt(sold);
      });
    },
  }),
  notify({
    ...{ id: 'FBD05', grade: '1', source: 'SIM', where: '/*/cac:PrepaidPayment/cbc:ReceivedDate' },
    condition: 'is informed',
    message: 'Falta la fecha en que se recibió el anticipo.',
    holds: ({ root }) =>
      children(root, 'cac:PrepaidPayment').every((payment) => textAt(payment, 'cbc:ReceivedDate') !== ''),
  }),
];

const EXCHANGE = '/*/cac:PaymentExchangeRate';

/** Judges the group if there is one. */
const byExchange =
  (holds: (exchange: XmlElement, document: SalesDocument, knowledge: Knowledge) => boolean): Rule['holds'] =>
  (document, knowledge) => {
    const exchange = find(document.root, 'cac:PaymentExchangeRate');
    return exchange === undefined || holds(exchange, document, knowledge);
  };

const EXCHANGE_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAR02', grade: '2', source: 'VX, ODOO', where: `${EXCHANGE}/cbc:SourceCurrencyCode` },
    condition: 'is DocumentCurrencyCode',
    message: 'La divisa base no es la del documento.',
    holds: byExchange((exchange, { currency }) => textAt(exchange, 'cbc:SourceCurrencyCode') === currency),
  }),
  reject({
    ...{ id: 'FAR03', grade: 'Q', source: 'annex p.74 (not 1.00); p.297, 425, 233 (1.00)', switchable: 'far03' },
    where: `${EXCHANGE}/cbc:SourceCurrencyBaseRate`,
    condition: 'is 1.00 ("one"), or is not ("not_one"), if informed',
    message: 'La base de la divisa de origen no es la que se espera.',
    severityBy: ({ far03 }) => (far03 === 'off' ? null : 'rejection'),
    holds: byExchange((exchange, _, { readings }) => {
      const base = textAt(exchange, 'cbc:SourceCurrencyBaseRate');
      return base === '' || decimal(base).eq(1) === (readings.far03 === 'one');
    }),
  }),
  reject({
    ...{ id: 'FAR04', grade: 'S', source: 'SCH', where: '/*/*/cbc:TargetCurrencyCode' },
    condition: 'is in the list of ISO 4217, in PaymentAlternativeExchangeRate too',
    message: 'La divisa de destino no está en la lista.',
    holds: ({ root }) =>
      [...children(root, 'cac:PaymentExchangeRate'), ...children(root, 'cac:PaymentAlternativeExchangeRate')].every(
        (exchange) => CURRENCIES.has(textAt(exchange, 'cbc:TargetCurrencyCode')),
      ),
  }),
  reject({
    ...{ id: 'FAR05', grade: 'S', source: 'SCH', where: `${EXCHANGE}/cbc:TargetCurrencyBaseRate` },
    condition: 'is 1.00',
    message: 'La base de la divisa de destino debe ser 1.00.',
    holds: byExchange((exchange) => decimal(textAt(exchange, 'cbc:TargetCurrencyBaseRate')).eq(1)),
  }),
  reject({
    ...{ id: 'FAR06', grade: 'S', source: 'SCH', where: `${EXCHANGE}/cbc:CalculationRate` },
    condition: 'is informed',
    message: 'Falta la tasa de cambio.',
    holds: byExchange((exchange) => textAt(exchange, 'cbc:CalculationRate') !== ''),
  }),
  reject({
    ...{ id: 'FAR07', grade: 'S', source: 'SCH', where: `${EXCHANGE}/cbc:Date` },
    condition: 'is informed',
    message: 'Falta la fecha de la tasa de cambio.',
    holds: byExchange((exchange) => textAt(exchange, 'cbc:Date') !== ''),
  }),
];

const DELIVERY_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FBC04', grade: 'S', source: 'SCH', where: '//cac:DeliveryTerms/cbc:LossRiskResponsibilityCode' },
    condition: 'if informed: is in the list of incoterms',
    message: 'La condición de entrega (Incoterm) no está en la lista.',
    holds: ({ root, lines }) =>
      [root, ...lines.map(({ element }) => element)]
        .flatMap((part) => children(part, 'cac:DeliveryTerms'))
        .every((terms) => {
          const code = textAt(terms, 'cbc:LossRiskResponsibilityCode');
          return code === '' || INCOTERMS.has(code);
        }),
  }),
  notify({
    ...{ id: 'FAM06', grade: 'L', source: 'LEX: in accepted answers' },
    where: '/*/cac:Delivery/cac:DeliveryAddress/cbc:CityName',
    condition: 'with a municipality of DIVIPOLA: is its name',
    message: 'El nombre de la ciudad de entrega no corresponde a un valor válido de la lista.',
    holds: ({ root }) =>
      children(root, 'cac:Delivery').every((delivery) => {
        const address = find(delivery, 'cac:DeliveryAddress');
        const name = MUNICIPALITIES.get(textAt(address, 'cbc:ID'));
        return name === undefined || name === foldedName(textAt(address, 'cbc:CityName'));
      }),
  }),
];

export const PAYMENT_RULES: readonly Rule[] = [
  ...PAYMENT_MEANS_RULES,
  ...ALLOWANCE_RULES,
  ...EXCHANGE_RULES,
  ...DELIVERY_RULES,
];
