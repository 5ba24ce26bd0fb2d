import { units } from '../catalogs/units.js';
import { productCodeStandards } from '../catalogs/document.js';
import type { FiscalDocument } from '../document/fiscal-document.js';
import { amount, decimal, ZERO } from '../values/money.js';
import { isAiuNote, isAiuNoteLength } from '../document/rules/aiu.js';
import { isQuantity, lineAmount } from '../document/rules/line.js';
import { lengthOf } from '../values/words.js';
import { agrees, TOLERANCE } from '../document/rules/tolerance.js';
import { digitObjections } from './party-checks.js';
import { type Check, type DianRule, NOTHING, type Objection, objection, rule, unless, written } from './rule.js';
import { ourSum } from './sums.js';

type Line = FiscalDocument['lines'][number];

const onLine =
  (check: (line: Line, at: string, index: number) => readonly Objection[]): Check =>
  ({ lines }) =>
    lines.flatMap((line, index) => check(line, `#/lines/${String(index)}`, index));

const LINE = '/*/*[self::cac:InvoiceLine or self::cac:CreditNoteLine or self::cac:DebitNoteLine]';

const AIU = '09';
const saysObject = (note: string | null): boolean =>
  note !== null && isAiuNote(note) && isAiuNoteLength(lengthOf(note));

/** Rules on number, quantity, unit and amount of a line. */
const amountRules: readonly DianRule[] = [
  rule(
    'FAV01',
    {
      pointer: '#/lines',
      checks: ['Hay al menos una línea, y cada una tiene número.', 'There is a line at least, and each has a number.'],
      cause: ['El documento no tiene líneas.', 'The document has no lines.'],
      fix: ['Escriba al menos una línea.', 'Write one line at least.'],
    },
    ({ lines }) =>
      lines.length > 0 && lines.every(({ id }) => id !== '')
        ? NOTHING
        : objection({ en: 'A document has a line at least.', es: 'Un documento tiene al menos una línea.' }),
  ),
  rule(
    'FAV02',
    {
      pointer: '#/lines',
      checks: ['Las líneas se numeran desde 1.', 'Lines are numbered from 1.'],
      cause: ['El número de una línea se repite o falta.', 'The number of a line stands twice or is missing.'],
      ...ourSum,
    },
    onLine(({ id }, at, index) =>
      unless(
        id === String(index + 1),
        () => ({
          en: `Line ${String(index + 1)} bears the number ${id}.`,
          es: `La línea ${String(index + 1)} lleva el número ${id}.`,
        }),
        at,
      ),
    ),
  ),
  rule(
    'FAV03',
    {
      pointer: '#/lines',
      checks: [
        'En un contrato AIU (09), la nota de la administración dice el objeto, en 20 a 5.000 caracteres.',
        'In an AIU contract (09), the note of the administration says its object, in 20 to 5,000 characters.',
      ],
      cause: [
        'Ninguna línea lleva la nota «Contrato de servicios AIU por concepto de:» con el objeto del contrato.',
        'No line has the note "Contrato de servicios AIU por concepto de:" with the object of the contract.',
      ],
      fix: [
        'Escriba aiu.contract_object; el servicio antepone el texto prescrito.',
        'Write aiu.contract_object; the service puts the prescribed text in front of it.',
      ],
    },
    ({ customizationId, lines }) =>
      unless(customizationId !== AIU || lines.some(({ note }) => saysObject(note)), () => ({
        en: 'No line has the note of an AIU contract.',
        es: 'Ninguna línea tiene la nota de un contrato AIU.',
      })),
  ),
  rule(
    'FAV04b FAV04',
    {
      pointer: '#/lines',
      checks: ['La cantidad es mayor que cero.', 'The quantity is above zero.'],
      cause: ['La cantidad falta, es cero o negativa.', 'The quantity is missing, zero or negative.'],
      fix: ['Escriba la cantidad.', 'Write the quantity.'],
    },
    onLine((line, at) =>
      unless(
        isQuantity(line.quantity),
        () => ({ en: 'A quantity is greater than zero.', es: 'Una cantidad es mayor que cero.' }),
        `${at}/quantity`,
      ),
    ),
  ),
  rule(
    'FAV05',
    {
      pointer: '#/lines',
      checks: ['La unidad está en la lista de la DIAN.', 'The unit is in DIAN’s list.'],
      cause: [
        'La lista de la DIAN no tiene ese código, aunque UN/ECE sí (MON, M2, AS).',
        'DIAN’s list lacks that code, although UN/ECE has it (MON, M2, AS).',
      ],
      fix: [
        'Use 94 (unidad), LUN (mes), MTK (m²) u otro de /v1/catalogs/unidad-medida.',
        'Use 94 (unit), LUN (month), MTK (m²) or another of /v1/catalogs/unidad-medida.',
      ],
    },
    onLine(({ unitCode }, at) =>
      unless(
        units.has(unitCode),
        () => ({
          en: `${unitCode} is not a unit of DIAN’s list.`,
          es: `${unitCode} no es una unidad de la lista de la DIAN.`,
        }),
        `${at}/unit_code`,
      ),
    ),
  ),
  rule(
    'FAV06',
    {
      pointer: '#/lines',
      checks: [
        'Línea = precio × cantidad − descuentos + cargos, sin tributos.',
        'Line = price × quantity − discounts + charges, without taxes.',
      ],
      cause: [
        'El valor de la línea incluye el impuesto, o no sale de cantidad y precio.',
        'The amount of the line has its tax in it, or does not follow from quantity and price.',
      ],
      fix: [
        'Escriba line_extension_amount sin impuestos; si no los incluye, revise cantidad, precio, descuentos y cargos.',
        'Write line_extension_amount without taxes; where it has none, check quantity, price, discounts and charges.',
      ],
    },
    onLine((line, at) => {
      const right = lineAmount(line);
      return unless(
        agrees(decimal(line.lineExtensionAmount), right),
        () => ({
          en: `The line is ${amount(right)}, not ${line.lineExtensionAmount} (tolerance ${TOLERANCE}).`,
          es: `La línea da ${amount(right)}, no ${line.lineExtensionAmount} (tolerancia ${TOLERANCE}).`,
        }),
        `${at}/line_extension_amount`,
      );
    }),
  ),
];

/** Rules on the price of a line. */
const priceRules: readonly DianRule[] = [
  rule(
    'FAW01..FAW05',
    {
      pointer: '#/lines',
      checks: [
        'Una línea gratuita tiene precio de referencia y su tipo (01, 02, 03).',
        'A free line has a reference price and its type (01, 02, 03).',
      ],
      cause: ['La línea gratuita no dice lo que valdría.', 'The free line does not say what it would cost.'],
      fix: ['Escriba reference_price con amount y type.', 'Write reference_price with amount and type.'],
    },
    onLine((line, at) =>
      unless(
        decimal(line.unitPrice).gt(ZERO) || /^0[1-3]$/.test(line.referencePrice?.type ?? ''),
        () => ({
          en: 'A free line needs the price that it would have had.',
          es: 'Una línea gratuita necesita el precio que habría tenido.',
        }),
        `${at}/reference_price`,
      ),
    ),
  ),
  rule(
    'FBB02',
    {
      pointer: '#/lines',
      checks: ['El precio tiene a lo sumo seis decimales.', 'The price has at most six decimals.'],
      cause: ['El precio tiene más decimales.', 'The price has more decimals.'],
      fix: ['Redondee unit_price a seis decimales.', 'Round unit_price to six decimals.'],
    },
    onLine(({ unitPrice }, at) =>
      unless(
        /^-?\d+(\.\d{1,6})?$/.test(unitPrice),
        () => ({ en: `${unitPrice} has more than six decimals.`, es: `${unitPrice} tiene más de seis decimales.` }),
        `${at}/unit_price`,
      ),
    ),
  ),
  written(
    'FBB04 FBB05',
    [
      'La cantidad base del precio es la de la línea, en su unidad.',
      'The base quantity of the price is that of the line, in its unit.',
    ],
    LINE,
    'cac:Price/cbc:BaseQuantity=(cbc:InvoicedQuantity | cbc:CreditedQuantity | cbc:DebitedQuantity) and cac:Price/cbc:BaseQuantity/@unitCode=(cbc:InvoicedQuantity | cbc:CreditedQuantity | cbc:DebitedQuantity)/@unitCode',
    '#/lines',
  ),
];

const isEmpty = (text: string | null): boolean => text === null || text.trim() === '';

/** Rules on the product and on the principal of a mandate. */
const itemRules: readonly DianRule[] = [
  rule(
    'FAZ02',
    {
      pointer: '#/lines',
      checks: [
        'El producto tiene descripción, de 1 a 300 caracteres.',
        'The product has a description, of 1 to 300 characters.',
      ],
      cause: ['La descripción falta o es demasiado larga.', 'The description is missing or too long.'],
      fix: ['Escriba qué se vende; lo demás cabe en `note`.', 'Write what is sold; the rest has room in note.'],
    },
    onLine(({ description }, at) =>
      unless(
        !isEmpty(description) && lengthOf(description) <= 300,
        () => ({
          en: `A description has 1 to 300 characters, not ${String(lengthOf(description))}.`,
          es: `Una descripción tiene de 1 a 300 caracteres, no ${String(lengthOf(description))}.`,
        }),
        `${at}/description`,
      ),
    ),
  ),
  ...(['brand', 'model'] as const).map((field, index) =>
    rule(
      index === 0 ? 'FAZ04' : 'FAZ05',
      {
        pointer: '#/lines',
        checks: [
          `En una exportación, cada línea lleva ${index === 0 ? 'marca' : 'modelo'}.`,
          `In an export, each line has its ${field}.`,
        ],
        cause: [`Falta ${field}.`, `${field} is missing.`],
        fix: [
          'Escríbalo si lo conoce; no impide la aceptación.',
          'Write it if you know it; acceptance does not depend on it.',
        ],
      },
      (document, held) =>
        document.typeCode === '02'
          ? onLine((line, at) =>
              unless(
                !isEmpty(line[field]),
                () => ({ en: `An export line has its ${field}.`, es: `Una línea de exportación lleva ${field}.` }),
                `${at}/${field}`,
              ),
            )(document, held)
          : NOTHING,
    ),
  ),
  written(
    'FAZ09',
    ['Cada línea lleva un código de producto.', 'Each line has a product code.'],
    `${LINE}/cac:Item`,
    'string-length(cac:StandardItemIdentification/cbc:ID)>0',
    '#/lines',
  ),
  rule(
    'FAZ10',
    {
      pointer: '#/lines',
      checks: [
        'Un código UNSPSC (001) tiene ocho dígitos, con o sin «-» y dígito de control.',
        'A code of UNSPSC (001) has eight digits, with "-" and a check digit or without.',
      ],
      cause: ['El código no es de UNSPSC.', 'The code is not of UNSPSC.'],
      fix: [
        'Escriba los ocho dígitos, o el estándar 999 para códigos propios.',
        'Write the eight digits, or the standard 999 for codes of your own.',
      ],
    },
    onLine(({ productCode }, at) =>
      unless(
        productCode?.standard !== '001' || /^\d{8}(-\d)?$/.test(productCode.value),
        () => ({
          en: `"${productCode?.value ?? ''}" is not a code of UNSPSC.`,
          es: `"${productCode?.value ?? ''}" no es un código UNSPSC.`,
        }),
        `${at}/product_code/value`,
      ),
    ),
  ),
  rule(
    'FAZ12',
    {
      pointer: '#/lines',
      checks: [
        'El estándar del código de producto está en la lista.',
        'The standard of the product code is in the list.',
      ],
      cause: ['El estándar no es 001, 010, 020 ni 999.', 'The standard is none of 001, 010, 020 and 999.'],
      fix: ['Use 999 para códigos propios.', 'Use 999 for codes of your own.'],
    },
    onLine(({ productCode }, at) =>
      unless(
        productCode === null || productCodeStandards.has(productCode.standard),
        () => ({
          en: `${productCode?.standard ?? ''} is not a standard of product codes.`,
          es: `${productCode?.standard ?? ''} no es un estándar de códigos de producto.`,
        }),
        `${at}/product_code/standard`,
      ),
    ),
  ),
  rule(
    'FBA05',
    {
      pointer: '#/lines',
      checks: ['El dígito de verificación del mandante.', 'The check digit of the principal of a mandate.'],
      cause: ['El dígito no corresponde al NIT del mandante.', 'The digit does not belong to the principal’s NIT.'],
      fix: ['Corrija mandate.check_digit o el número.', 'Correct mandate.check_digit or the number.'],
    },
    onLine(({ mandate }, at) =>
      mandate?.type === '31'
        ? digitObjections(mandate.number, mandate.checkDigit).map(({ detail }) => ({
            detail,
            pointer: `${at}/mandate/check_digit`,
          }))
        : NOTHING,
    ),
  ),
];

/** Rules on the lines, their prices and their products; those on their taxes are in tax-totals.ts. */
export const lineRules: readonly DianRule[] = [...amountRules, ...priceRules, ...itemRules];
