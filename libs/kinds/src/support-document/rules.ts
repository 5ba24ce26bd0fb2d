import {
  among,
  currencyCode,
  documentAllowances,
  draftRule,
  type DianRule,
  type DraftRule,
  exchangeRate,
  IN_REQUEST,
  type KindRules,
  knownOf,
  noteIssueTime,
  orderReference,
  pastDayFaults,
  payableNotNegative,
  paymentMeans,
  profile,
  rule,
  simulate,
  table,
  taxTotalsAgree,
  withholdingBases,
  withholdings,
  withholdingsAgree,
  written,
} from '@rubrica/fiscal';
import { sellerRules } from '../supplier/seller.js';
import { inlineSupplier, supplierChoice } from '../supplier/supplier.js';
import type { PurchaseDraft } from './draft.js';

const LETTER = 'DS';
export const PROFILE = 'DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.';

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

/** Rules on the profile and the hash, and on the days of purchases. */
const purchaseRules: readonly DianRule[] = [
  profile('DSAD03', "/*[cbc:InvoiceTypeCode='05']", `cbc:ProfileID='${PROFILE}'`),
  written(
    'DSAD08',
    ['El algoritmo es CUDS-SHA384.', 'The algorithm is CUDS-SHA384.'],
    "/*[cbc:InvoiceTypeCode='05']/cbc:UUID",
    "@schemeName='CUDS-SHA384'",
  ),
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

/** DIAN's rules on support documents. Source: annex 1.1, as public projects quote it, and live answers. */
export const supportDocumentRules: KindRules<PurchaseDraft> = {
  letter: LETTER,
  documents: 'support documents',
  like: {
    letter: 'F',
    without: among(
      'FAB10a FAD03 FAD08 FAI FAJ FAK FAL FAM FBC FBD FAQ05 FGB FAS09..FAS12 FAX09 FAX10 FAU12 FAV03 FAW FBA FAZ04 FAZ05',
    ),
  },
  own: [...sellerRules, ...purchaseRules],
  known: knownOf(
    LETTER,
    `
DSAD03|R|L|cbc:ProfileID|INS, LEX
DSAD08|R|Q|cbc:UUID/@schemeName|annex, SCH
DSAJ08a|R|L|cac:PhysicalLocation/cac:Address|PYX, FERRE, NOBELIO
DSAJ08b|R|1|cac:PhysicalLocation/cac:Address|FACHO
DSAJ24b|R|L|cac:PartyTaxScheme/cbc:CompanyID/@schemeID|SRV, PYX
DSAJ25a|R|L|cac:PartyTaxScheme/cbc:CompanyID/@schemeName|PYX, FERRE, COF
DSAJ25b|R|2|cac:PartyTaxScheme/cbc:CompanyID|MAT, FACHO
DSAJ26|R|1|cac:PartyTaxScheme/cbc:TaxLevelCode|FACHO
DSAJ02 DSAJ20 DSAJ22 DSAJ39|R|1|cac:AccountingSupplierParty|FACHO
DSAK02 DSAK20 DSAK22 DSAK26 DSAK39|R|1|cac:AccountingCustomerParty|FACHO
DSAK24|R|S|cac:AccountingCustomerParty//cbc:CompanyID/@schemeID|SRV
DSAY13|R|1|cac:WithholdingTaxTotal//cac:TaxScheme/cbc:ID|MAT
DSFC01|R|L|cac:InvoiceLine/cac:InvoicePeriod|PYX, FERRE, COF
DSFC03|R|L|cac:InvoicePeriod/cbc:DescriptionCode|PYX, COF
`,
  ),
  fields: table(`
transmission|DSFC03
lines/*/purchased_on|DSFC01
withholdings/*/code|DSAY13
lines/*/withholdings/*/code|DSAY13
`),
  // The parties have changed places.
  groups: {
    AJ: ['#/supplier', 'el vendedor', 'the seller'],
    AK: ['/v1/tenant#', 'el comprador', 'the buyer'],
    FC: ['#/lines', 'la fecha de compra de las líneas', 'the day of the purchase of the lines'],
  },
  checks: [
    supplierChoice,
    inlineSupplier,
    noteIssueTime,
    currencyCode,
    exchangeRate,
    paymentMeans,
    orderReference,
    documentAllowances,
    payableNotNegative,
    purchaseDays,
    withholdings,
    withholdingsAgree,
    withholdingBases,
    taxTotalsAgree,
    simulate,
  ],
};
