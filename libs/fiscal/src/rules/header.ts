import { isHealthOperation, operationOf } from '../catalogs/api-codes.js';
import { currencyCodes, operationTypeCodes } from '../catalogs/code-lists.js';
import { currencies } from '../catalogs/currencies.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import type { InvoiceDraft } from '../request/draft.js';
import { type Fault, fault } from '../values/fault.js';
import { colombianDate, isCalendarDate } from '../values/fiscal-time.js';
import {
  authority,
  type DianRule,
  type DraftCheck,
  type DraftRule,
  draftRule,
  idOf,
  IN_REQUEST,
  rule,
  written,
} from './rule.js';

/** FAD03: ProfileID of documents that `each` selects, which `holds` tells. */
export const profile = (id: string, each: string, holds: string): DianRule =>
  written(
    id,
    ['ProfileID es el texto fijo del documento.', 'ProfileID is the fixed text of the document.'],
    each,
    holds,
  );

/** Invoices and their notes, as XPath tells them, with the ProfileID that each has. */
const PROFILES: readonly (readonly [is: string, profile: string])[] = [
  ["contains('01 02 03 04', cbc:InvoiceTypeCode)", 'DIAN 2.1: Factura Electrónica de Venta'],
  ["cbc:CreditNoteTypeCode='91'", 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta'],
  ['self::dn:DebitNote', 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta'],
];

export const operationType: DraftRule<InvoiceDraft> = draftRule(
  'FAD02',
  {
    pointer: '#/operation_type',
    checks: [
      'El tipo de operación está en la lista de esa clase de documento.',
      'The operation type is in the list of that kind of document.',
    ],
    cause: ['CustomizationID no es un tipo de operación conocido.', 'CustomizationID is not a known operation type.'],
    fix: [
      'Escriba 10 (estándar), 09 (servicios AIU) u otro de /v1/catalogs/tipo-operacion. En una nota, omítalo.',
      'Write 10 (standard), 09 (AIU services) or another of /v1/catalogs/tipo-operacion. Leave it out in a note.',
    ],
  },
  {
    reads: ['operation_type'],
    check: ({ operation_type: code }) => {
      if (isHealthOperation(code)) return [healthOperation(code)];
      return operationOf(code) === undefined
        ? [unknownCode('#/operation_type', code, operationTypeCodes, operationType.id)]
        : [];
    },
  },
);

export const hashRule: DianRule = rule(
  'FAD06',
  {
    pointer: '/v1/numbering-ranges#/technical_key',
    checks: ['El CUFE o CUDE es el del documento.', 'CUFE or CUDE is that of the document.'],
    cause: [
      'La clave técnica del rango o el PIN del software no son los registrados, o son los del otro ambiente.',
      'The technical key of the range or the PIN of the software are not the registered ones, or are those of the other environment.',
    ],
    fix: [
      'Factura: copie del portal de la DIAN la clave técnica del rango (PATCH /v1/numbering-ranges/{id}); la sincronización la trae solo si la DIAN la informa. Nota: compare el PIN del software con el portal (PATCH /v1/tenant). Después envíe el documento con POST …/corrections.',
      'Invoice: copy the technical key of the range from DIAN’s portal (PATCH /v1/numbering-ranges/{id}); a synchronisation brings it only where DIAN tells it. Note: compare the PIN of the software with the portal (PATCH /v1/tenant). Then send the document with POST …/corrections.',
    ],
  },
  authority(
    'Solo la DIAN tiene la clave técnica y el PIN correctos; el código se calcula de los mismos valores que se escriben.',
    'Only DIAN has the right technical key and PIN; the code is computed from the very values that are written.',
  ),
);

const datedAsSigned: DianRule = rule(
  'FAD09e',
  {
    pointer: '#/issued_at',
    checks: ['La fecha de emisión es la de la firma.', 'The issue date is that of the signature.'],
    cause: ['El documento se firmó otro día.', 'The document was signed on another day.'],
    fix: ['Emita con la fecha de hoy.', 'Issue it with today’s date.'],
  },
  IN_REQUEST,
);

export const invoiceType: DianRule = written(
  'FAD12',
  ['El tipo de factura es 01, 02, 03 o 04.', 'The type of an invoice is 01, 02, 03 or 04.'],
  "/inv:Invoice[cbc:ProfileID='DIAN 2.1: Factura Electrónica de Venta']",
  "contains(' 01 02 03 04 ', concat(' ', cbc:InvoiceTypeCode, ' '))",
  '#/type_code',
);

export const currencyCode: DraftRule = draftRule(
  'FAD15a',
  {
    pointer: '#/currency',
    checks: ['La moneda es un código de ISO 4217.', 'The currency is a code of ISO 4217.'],
    cause: ['La moneda no está en la lista.', 'The currency is not in the list.'],
    fix: ['Use COP para pesos; vea /v1/catalogs/monedas.', 'Use COP for pesos; see /v1/catalogs/monedas.'],
  },
  {
    reads: ['currency'],
    check: ({ currency }) =>
      currencies.has(currency) ? [] : [unknownCode('#/currency', currency, currencyCodes, currencyCode.id)],
  },
);

/** A transcription names its paper original; the page of rules has it among the references. */
export const paperOriginal: DianRule = written(
  'FAI01 FAI02 FAI05 FAI06',
  [
    'Una transcripción (tipo 03) nombra el documento de papel: número, fecha y tipo.',
    'A transcription (type 03) names the paper document: number, date and type.',
  ],
  "/inv:Invoice[cbc:InvoiceTypeCode='03']",
  'count(cac:AdditionalDocumentReference[string-length(cbc:ID)<=20 and cbc:IssueDate and cbc:DocumentTypeCode])>=1',
  '#/number',
);

/** Rules on the header, from UBLVersionID to LineCountNumeric. */
export const headerRules: readonly DianRule[] = [
  written('FAD01', ['UBLVersionID es "UBL 2.1".', 'UBLVersionID is "UBL 2.1".'], '/*', "cbc:UBLVersionID='UBL 2.1'"),
  operationType,
  profile('FAD03', '/*', PROFILES.map(([is, text]) => `(${is} and cbc:ProfileID='${text}')`).join(' or ')),
  written(
    'FAD04',
    ['El ambiente es 1 (producción) o 2 (pruebas).', 'The environment is 1 (production) or 2 (test).'],
    '/*',
    "cbc:ProfileExecutionID='1' or cbc:ProfileExecutionID='2'",
  ),
  hashRule,
  written(
    'FAD07',
    ['El ambiente del CUFE es el del documento.', 'The environment of the CUFE is that of the document.'],
    '/*/cbc:UUID',
    '@schemeID=/*/cbc:ProfileExecutionID',
  ),
  written(
    'FAD08',
    [
      'El algoritmo es CUFE-SHA384 en los tipos 01, 02 y 04, y CUDE-SHA384 en 03 y en las notas.',
      'The algorithm is CUFE-SHA384 for types 01, 02 and 04, and CUDE-SHA384 for 03 and notes.',
    ],
    '/*/cbc:UUID',
    "@schemeName='CUFE-SHA384' and contains('01 02 04', /*/cbc:InvoiceTypeCode) or @schemeName='CUDE-SHA384' and (not(/*/cbc:InvoiceTypeCode) or /*/cbc:InvoiceTypeCode='03')",
  ),
  rule(
    'FAD09c FAD09d',
    {
      pointer: '#/issued_at',
      checks: [
        'La emisión no está más de 5 días atrás ni más de 10 días adelante.',
        'The issue date is not more than 5 days ago nor more than 10 days ahead.',
      ],
      cause: ['La fecha de emisión está lejos de hoy.', 'The issue date is far from today.'],
      fix: ['Omita issued_at o escriba una hora de hoy.', 'Leave issued_at out or write a time of today.'],
    },
    IN_REQUEST,
  ),
  datedAsSigned,
  written(
    'FAD10',
    ['La hora tiene la forma HH:MM:SS-05:00.', 'The time has the form HH:MM:SS-05:00.'],
    '/*/cbc:IssueTime',
    "string-length(.)=14 and substring(., 9)='-05:00' and translate(substring(., 1, 8), '0123456789', '##########')='##:##:##'",
  ),
  invoiceType,
  written(
    'CAD12a',
    [
      'El tipo de una nota crédito es 91, no su concepto.',
      'The type of a credit note is 91, not the concept of the correction.',
    ],
    '/cn:CreditNote',
    "cbc:CreditNoteTypeCode='91'",
  ),
  currencyCode,
  written(
    'FAD15',
    ['Cada importe está en la moneda del documento.', 'Each amount is in the currency of the document.'],
    '//@currencyID',
    '.=/*/cbc:DocumentCurrencyCode',
    '#/currency',
  ),
  written(
    'FAD16',
    ['LineCountNumeric es el número de líneas.', 'LineCountNumeric is the number of lines.'],
    '/*',
    'cbc:LineCountNumeric=count(cac:InvoiceLine | cac:CreditNoteLine | cac:DebitNoteLine)',
  ),
];

/** FAD02: an operation type of the health sector without its extension, on an invoice or a note. */
export const healthOperation = (code: string): Fault =>
  fault(
    '#/operation_type',
    'not_applicable',
    {
      en: `${code} is of the health sector: it needs an extension with the data of the patient and the plan, which this API cannot carry yet.`,
      es: `${code} es del sector salud: necesita una extensión con los datos del usuario y de su plan, que esta API aún no puede llevar.`,
    },
    {
      fix: {
        en: 'Issue invoices of the health sector elsewhere until then; write "10" only for a sale that is none of them.',
        es: 'Emita las facturas del sector salud en otro sistema hasta entonces; escriba "10" solo para una venta que no lo sea.',
      },
      rule: operationType.id,
    },
  );

const transcriptionFaults = ({ number, issued_at: issuedAt }: InvoiceDraft): Fault[] => [
  ...(number === undefined
    ? [
        fault(
          '#/number',
          'required',
          {
            en: 'A transcription (type_code 03) needs the number of the paper original.',
            es: 'Una transcripción (type_code 03) necesita el número del original en papel.',
          },
          {
            fix: {
              en: 'Write the number that stands on the paper, with its prefix.',
              es: 'Escriba el número que está en el papel, con su prefijo.',
            },
            rule: idOf(paperOriginal, 'FAI02'),
          },
        ),
      ]
    : []),
  ...(issuedAt === undefined
    ? [
        fault(
          '#/issued_at',
          'required',
          {
            en: 'A transcription (type_code 03) needs the time of the paper original.',
            es: 'Una transcripción (type_code 03) necesita la fecha y hora del original en papel.',
          },
          {
            fix: {
              en: 'Write it like "2026-11-21T10:15:00-05:00".',
              es: 'Escríbala así: "2026-11-21T10:15:00-05:00".',
            },
            rule: idOf(paperOriginal, 'FAI05'),
          },
        ),
      ]
    : []),
];

/** An export has type 02. Type 03 transcribes a paper original and needs its number and its time. */
export const typeCode: DraftCheck<InvoiceDraft> = {
  reads: ['operation_type', 'type_code', 'number', 'issued_at'],
  check: (draft) => {
    const { type_code: type, number } = draft;
    if (type === '03') return transcriptionFaults(draft);
    return [
      ...(type === '01' && operationOf(draft.operation_type)?.isExport
        ? [
            fault(
              '#/type_code',
              'conflicting_fields',
              {
                en: 'An export (operation_type 11) is issued as type 02, not 01.',
                es: 'Una exportación (operation_type 11) se emite como tipo 02, no 01.',
              },
              {
                fix: {
                  en: 'Leave type_code out: it follows from the operation type.',
                  es: 'Omita type_code: se deduce del tipo de operación.',
                },
                rule: invoiceType.id,
              },
            ),
          ]
        : []),
      ...(number === undefined
        ? []
        : [
            fault(
              '#/number',
              'not_applicable',
              {
                en: 'Only a transcription (type_code 03) brings its number along.',
                es: 'Solo una transcripción (type_code 03) trae su propio número.',
              },
              {
                fix: {
                  en: 'Leave it out: the number is taken from the numbering range.',
                  es: 'Omítalo: el número se toma del rango de numeración.',
                },
              },
            ),
          ]),
    ];
  },
};

const at = '#/issued_at';

const noSuchTime = (issuedAt: string): Fault[] =>
  !isCalendarDate(issuedAt.slice(0, 10)) || Number.isNaN(Date.parse(issuedAt))
    ? [
        fault(
          at,
          'invalid_date',
          { en: `${issuedAt} is not a time that exists.`, es: `${issuedAt} no es una hora que exista.` },
          {
            fix: {
              en: 'Write it like "2026-11-21T10:15:00-05:00".',
              es: 'Escríbala así: "2026-11-21T10:15:00-05:00".',
            },
          },
        ),
      ]
    : [];

const notToday = (issuedAt: string, now: Date): Fault[] => {
  const today = colombianDate(now);
  const day = colombianDate(issuedAt);
  if (day === today) return [];
  return [
    fault(
      at,
      'not_today',
      {
        en: `In Colombia today is ${today}; a document dated ${day} would be rejected.`,
        es: `En Colombia hoy es ${today}; un documento con fecha ${day} sería rechazado.`,
      },
      {
        fix: {
          en: 'Leave issued_at out, or write a time of today.',
          es: 'Omita issued_at, o escriba una hora de hoy.',
        },
        rule: datedAsSigned.id,
      },
    ),
  ];
};

/** A paper original was issued before now. */
const paperFaults = (issuedAt: string, now: Date): Fault[] => {
  if (Date.parse(issuedAt) > now.getTime())
    return [
      fault(
        at,
        'date_in_future',
        {
          en: 'A paper original cannot have been issued in the future.',
          es: 'Un original en papel no puede haberse expedido en el futuro.',
        },
        {
          fix: {
            en: `Write the time on the paper; in Colombia today is ${colombianDate(now)}.`,
            es: `Escriba la fecha y hora del papel; en Colombia hoy es ${colombianDate(now)}.`,
          },
        },
      ),
    ];
  return [];
};

/** FAD09e: the date of a document is the day it is signed, today in Colombia; a paper original (03) may be older. */
export const issueTime: DraftCheck<InvoiceDraft> = {
  reads: ['issued_at', 'type_code'],
  check: ({ issued_at: issuedAt, type_code: type }, { now }) => {
    if (issuedAt === undefined) return [];
    const faults = noSuchTime(issuedAt);
    if (faults.length > 0) return faults;
    if (type !== '03') return notToday(issuedAt, now);
    return paperFaults(issuedAt, now);
  },
};

export const noteIssueTime: DraftCheck = {
  reads: ['issued_at'],
  check: ({ issued_at: issuedAt }, { now }) => {
    if (issuedAt === undefined) return [];
    const faults = noSuchTime(issuedAt);
    return faults.length > 0 ? faults : notToday(issuedAt, now);
  },
};

export const simulate: DraftCheck = {
  reads: ['simulate'],
  check: (draft, { livemode }) =>
    draft.simulate !== undefined && livemode
      ? [
          fault(
            '#/simulate',
            'simulate_not_allowed',
            {
              en: 'Outcomes are simulated in test mode only.',
              es: 'Los resultados se simulan solo en modo de prueba.',
            },
            {
              fix: {
                en: 'Leave simulate out, or use a sk_test_ key.',
                es: 'Omita simulate, o use una clave sk_test_.',
              },
            },
          ),
        ]
      : [],
};
