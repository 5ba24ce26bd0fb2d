import { MANDATE, operationOf, withoutPrefix } from '../catalogs/api-codes.js';
import { productCodeStandardCodes } from '../catalogs/code-lists.js';
import { productCodeStandards } from '../catalogs/document.js';
import { unitFaults, unknownCode } from '../catalogs/unknown-code.js';
import type { InvoiceDraft } from '../request/draft.js';
import type { ItemProperty } from '../request/item.js';
import { type Fault, fault } from '../values/fault.js';
import { identificationFaults } from './identification.js';
import { LINE, onLine } from './line.js';
import {
  type DianRule,
  type DraftCheck,
  IN_REQUEST,
  type LineCheck,
  type LineRule,
  lineRule,
  NOTHING,
  rule,
  unless,
  written,
} from './rule.js';

const isEmpty = (text: string | null): boolean => text === null || text.trim() === '';

/** The list of Colombia Compra Eficiente adds a check digit to the codes of UNSPSC. */
export const unspsc: LineRule = lineRule(
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
  {
    reads: ['product_code'],
    check: ({ product_code: code }, at) =>
      code === undefined || withoutPrefix(code.standard) !== '001' || /^[0-9]{8}(-[0-9])?$/.test(code.value)
        ? []
        : [
            fault(
              `${at}/product_code/value`,
              'wrong_product_code',
              {
                en: `"${code.value}" is not a code of UNSPSC, which has eight digits, and "-" with a check digit after them in some lists.`,
                es: `"${code.value}" no es un código de UNSPSC, que tiene ocho dígitos y, en algunas listas, "-" con un dígito de control.`,
              },
              {
                fix: {
                  en: 'Write the eight digits, or standard "999" for a code of your own.',
                  es: 'Escriba los ocho dígitos, o standard "999" si el código es propio.',
                },
                rule: unspsc.id,
              },
            ),
          ],
  },
);

export const productCode: LineRule = lineRule(
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
  {
    reads: ['product_code'],
    check: ({ product_code: code }, at) =>
      code === undefined || productCodeStandards.has(withoutPrefix(code.standard))
        ? []
        : [unknownCode(`${at}/product_code/standard`, code.standard, productCodeStandardCodes, productCode.id)],
  },
);

export const mandate: LineRule = lineRule(
  'FBA05',
  {
    pointer: '#/lines',
    checks: ['El dígito de verificación del mandante.', 'The check digit of the principal of a mandate.'],
    cause: ['El dígito no corresponde al NIT del mandante.', 'The digit does not belong to the principal’s NIT.'],
    fix: ['Corrija mandate.check_digit o el número.', 'Correct mandate.check_digit or the number.'],
  },
  {
    reads: ['mandate'],
    check: ({ mandate: principal }, at) =>
      principal === undefined ? [] : identificationFaults(principal, `${at}/mandate`, mandate.id),
  },
);

export const codedProduct: DianRule = written(
  'FAZ09',
  ['Cada línea lleva un código de producto.', 'Each line has a product code.'],
  `${LINE}/cac:Item`,
  'string-length(cac:StandardItemIdentification/cbc:ID)>0',
  '#/lines',
);

/** Rules on the product and on the principal of a mandate. */
export const itemRules: readonly DianRule[] = [
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
    IN_REQUEST,
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
      (document) =>
        document.typeCode === '02'
          ? onLine((line, at) =>
              unless(
                !isEmpty(line[field]),
                () => ({ en: `An export line has its ${field}.`, es: `Una línea de exportación lleva ${field}.` }),
                `${at}/${field}`,
              ),
            )(document)
          : NOTHING,
    ),
  ),
  codedProduct,
  unspsc,
  productCode,
  mandate,
];

/** A quantity of a property has its unit, and a unit its quantity. */
export const itemProperties: LineCheck = {
  reads: ['additional_item_properties'],
  check: ({ additional_item_properties: properties }, at) =>
    (properties ?? []).flatMap((property, index) => [
      ...missingHalf(property, `${at}/additional_item_properties/${index}`),
      ...(property.unit_code === undefined
        ? []
        : unitFaults(property.unit_code, `${at}/additional_item_properties/${index}/unit_code`)),
    ]),
};

const missingHalf = (property: ItemProperty, at: string): Fault[] => {
  const missing = (['value_quantity', 'unit_code'] as const).filter((field) => property[field] === undefined);
  return missing.length !== 1
    ? []
    : missing.map((field) =>
        fault(
          `${at}/${field}`,
          'required',
          { en: 'A quantity and its unit stand together.', es: 'Una cantidad va con su unidad.' },
          {
            fix: {
              en: 'Write both value_quantity and unit_code, or neither.',
              es: 'Escriba value_quantity y unit_code, o ninguno de los dos.',
            },
          },
        ),
      );
};

/** A sale for a principal (dian:11) has lines that are its income; no other sale has one. */
export const mandateLines: DraftCheck<InvoiceDraft> = {
  reads: ['operation_type', 'lines'],
  check: ({ operation_type: code, lines }) => {
    const operation = operationOf(code);
    if (operation === undefined) return [];
    const ofPrincipals = lines.flatMap(({ mandate: principal }, index) => (principal === undefined ? [] : [index]));
    if (operation.customizationId !== MANDATE)
      return ofPrincipals.map((index) =>
        fault(
          `#/lines/${index}/mandate`,
          'not_applicable',
          {
            en: 'Only a sale for a principal (operation_type dian:11) has lines with a mandate.',
            es: 'Solo una venta por cuenta de un mandante (operation_type dian:11) tiene líneas con mandate.',
          },
          {
            fix: {
              en: 'If the sale is for a principal, operation_type is dian:11; if it is your own, leave mandate out.',
              es: 'Si la venta es por cuenta de un mandante, operation_type es dian:11; si es propia, omita mandate.',
            },
          },
        ),
      );
    if (ofPrincipals.length > 0) return [];
    return [
      fault(
        '#/lines/0/mandate',
        'required',
        {
          en: 'A sale for a principal (dian:11) says on at least one line whose income it is.',
          es: 'Una venta por cuenta de un mandante (dian:11) dice en al menos una línea de quién es el ingreso.',
        },
        {
          fix: {
            en: 'Write mandate with the principal\'s identification; for an export write operation_type "11".',
            es: 'Escriba mandate con la identificación del mandante; para una exportación, operation_type "11".',
          },
          rule: mandate.id,
        },
      ),
    ];
  },
};
