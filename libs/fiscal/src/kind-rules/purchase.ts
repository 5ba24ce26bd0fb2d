import type { PurchaseDraft } from '../request/purchase-draft.js';
import { pastDayFaults } from '../rules/day-fault.js';
import { type DianRule, type DraftRule, draftRule, IN_REQUEST, rule, written } from '../rules/rule.js';

/** DSFC01: each line says when it was bought. */
export const purchaseDays: DraftRule<PurchaseDraft> = draftRule(
  'DSFC01',
  {
    pointer: '#/lines',
    checks: ['Cada línea tiene la fecha de la compra.', 'Each line has the day of the purchase.'],
    cause: ['Falta la fecha de compra de una línea.', 'The day of the purchase of a line is missing.'],
    fix: ['Escriba `purchased_on` en cada línea.', 'Write purchased_on on each line.'],
  },
  {
    reads: ['lines'],
    check: ({ lines }, { now }) =>
      lines.flatMap(({ purchased_on: day = '' }, index) =>
        pastDayFaults(
          day,
          `#/lines/${index}/purchased_on`,
          now,
          {
            en: 'A purchase is documented on its day or later.',
            es: 'Una compra se documenta el día en que se hace, o después.',
          },
          purchaseDays.id,
        ),
      ),
  },
);

/** Rules on the days of purchases. */
export const purchaseRules: readonly DianRule[] = [
  purchaseDays,
  rule(
    'DSAY13',
    {
      pointer: '#/withholdings',
      checks: [
        'Una compra lleva solo ReteIVA (05) y ReteRenta (06).',
        'A purchase has ReteIVA (05) and ReteRenta (06) alone.',
      ],
      cause: ['Hay otra retención, como ReteICA.', 'There is another withholding, such as ReteICA.'],
      fix: [
        'Deje en el documento solo ReteIVA y ReteRenta; ReteICA se contabiliza aparte.',
        'Leave ReteIVA and ReteRenta alone in the document; ReteICA is booked apart.',
      ],
    },
    IN_REQUEST,
  ),
  written(
    'DSFC03',
    [
      'Cada línea dice si el documento es de una operación (1) o de las de una semana (2).',
      'Each line says whether the document is for one operation (1) or for those of a week (2).',
    ],
    "//cac:InvoiceLine[/*/cbc:InvoiceTypeCode='05']/cac:InvoicePeriod",
    "cbc:DescriptionCode='1' and cbc:Description='Por operación' or cbc:DescriptionCode='2' and cbc:Description='Acumulado semanal'",
    '#/transmission',
  ),
];
