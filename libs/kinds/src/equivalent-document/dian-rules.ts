import {
  among,
  authority,
  checkDigit,
  type DianRule,
  digitText,
  type FiscalDocument,
  IN_REQUEST,
  knownOf,
  profile,
  rule,
  type RuleSet,
  type RuleText,
  table,
  TELL_OPERATOR,
  written,
} from '@rubrica/fiscal';
import { POS } from './types.js';

// What only equivalent documents have. Source: annex 1.0 of Res. 000165/2023, as public implementations cite it, and DIAN's toolbox.

const LETTER = 'DE';
const TICKET = `/*[cbc:InvoiceTypeCode='${POS.code}']`;

/** XPath: the extension has these labels in their order, each with a value. */
const labelled = (group: string, element: string, labels: readonly string[]): string => {
  const at = `ext:UBLExtension/ext:ExtensionContent/inv:${group}/inv:${element}`;
  return [
    `count(${at})=1`,
    ...labels.map((label, index) => `${at}/inv:Name[${index + 1}]='${label}' and ${at}/inv:Value[${index + 1}]!=''`),
  ].join(' and ');
};

const extension = (ids: string, text: RuleText, holds: string): DianRule =>
  rule(ids, text, { by: 'writer', each: `${TICKET}/ext:UBLExtensions`, holds });

export const equivalentType: DianRule = rule(
  'DEAD12a DEAD12b',
  {
    pointer: '#/document_type',
    checks: [
      'El tipo es de un documento equivalente, y el de su ProfileID.',
      'The type is that of an equivalent document, and that of its ProfileID.',
    ],
    cause: [
      'El tipo no está en la lista, o es de otro documento.',
      'The type is not in the list, or of another document.',
    ],
    fix: ['Un tiquete POS tiene el document_type "pos".', 'A POS ticket has the document_type "pos".'],
  },
  IN_REQUEST,
);

/** Rules on the header, the issuer and the extensions of equivalent documents. */
const own: readonly DianRule[] = [
  profile('DEAD03', TICKET, `cbc:ProfileID='${POS.profileId}'`),
  written(
    'DEAD08',
    ['El algoritmo es CUDE-SHA384.', 'The algorithm is CUDE-SHA384.'],
    `${TICKET}/cbc:UUID`,
    "@schemeName='CUDE-SHA384'",
  ),
  equivalentType,
  rule(
    'DEAJ24b',
    {
      pointer: '/v1/tenant#/check_digit',
      checks: ['El dígito de verificación del emisor.', 'The issuer’s check digit.'],
      ...digitText,
    },
    ({ supplier }: FiscalDocument) => checkDigit(supplier),
  ),
  rule(
    'DEAI01',
    {
      pointer: null,
      checks: [
        'Un documento de contingencia del proveedor (08) nombra otro documento.',
        'A document of a contingency of the provider (08) names another document.',
      ],
      cause: ['Falta la referencia.', 'The reference is missing.'],
      fix: TELL_OPERATOR,
    },
    authority(
      'Ningún documento se emite aquí con el tipo 08 sin su referencia; solo la DIAN ve los de otros sistemas.',
      'No document is issued here as type 08 without its reference; only DIAN sees those of other systems.',
    ),
  ),
  extension(
    'DEAB41..DEAB46',
    {
      pointer: null,
      checks: [
        'La extensión FabricanteSoftware dice quién fabricó el software: persona, razón social, nombre.',
        'The extension FabricanteSoftware says who made the software: person, company, name.',
      ],
      cause: ['Falta un dato del fabricante, o su etiqueta.', 'A detail of the maker is missing, or its label.'],
      fix: [
        'El operador lo fija con SOFTWARE_MAKER_PERSON, SOFTWARE_MAKER_NAME y SOFTWARE_NAME.',
        'The operator sets it with SOFTWARE_MAKER_PERSON, SOFTWARE_MAKER_NAME and SOFTWARE_NAME.',
      ],
    },
    labelled('FabricanteSoftware', 'InformacionDelFabricanteDelSoftware', [
      'NombreApellido',
      'RazonSocial',
      'NombreSoftware',
    ]),
  ),
  extension(
    'DEPD11 DEPD15..DEPD20',
    {
      pointer: '#/loyalty',
      checks: [
        'La extensión BeneficiosComprador tiene código, nombre y puntos del adquirente.',
        'The extension BeneficiosComprador has code, name and points of the buyer.',
      ],
      cause: ['Falta un dato del programa, o su etiqueta.', 'A detail of the programme is missing, or its label.'],
      fix: [
        'Omita `loyalty`: se escribe el adquirente con 0 puntos. O escríbalo completo.',
        'Leave loyalty out: the buyer is written with 0 points. Or write all of it.',
      ],
    },
    labelled('BeneficiosComprador', 'InformacionBeneficiosComprador', ['Codigo', 'NombresApellidos', 'Puntos']),
  ),
  extension(
    'DEPD21 DEPD25..DEPD36',
    {
      pointer: '#/register',
      checks: [
        'La extensión PuntoVenta describe la caja: placa, ubicación, cajero, tipo, código de venta, subtotal.',
        'The extension PuntoVenta describes the cash register: plate, location, cashier, type, code of the sale, subtotal.',
      ],
      cause: ['Falta un dato de la caja, o su etiqueta.', 'A detail of the cash register is missing, or its label.'],
      fix: [
        'Escriba `plate`, `location`, `cashier`, `type` y `sale_code` de la caja en que se vende.',
        'Write plate, location, cashier, type and sale_code of the register at which it is sold.',
      ],
    },
    labelled('PuntoVenta', 'InformacionCajaVenta', [
      'PlacaCaja',
      'UbicaciónCaja',
      'Cajero',
      'TipoCaja',
      'CódigoVenta',
      'SubTotal',
    ]),
  ),
];

/** DIAN's rules on equivalent documents, which have no references, deliveries, foreign currency, withholdings and mandates. */
export const equivalentRuleSet: RuleSet = {
  letter: LETTER,
  documents: 'equivalent documents',
  like: {
    letter: 'F',
    without: among(
      'FAD03 FAD08 FAD12 FAJ24 FAI FAM FAL06 FBC FBD FAQ05 FAR FGB FAU12 FAV03 FBA05 FAZ04 FAZ05 FAT FAY',
    ),
  },
  own,
  known: knownOf(
    LETTER,
    `
DEAB41..DEAB46|R|1|FabricanteSoftware/InformacionDelFabricanteDelSoftware|NOBELIO
DEAD03|R|L|cbc:ProfileID|INS, LEX
DEAD08|R|Q|cbc:UUID/@schemeName|annex, SCH
DEAD12a DEAD12b|R|1|cbc:InvoiceTypeCode|NOBELIO
DEAI01|R|1|cac:AdditionalDocumentReference|NOBELIO
DEAJ24b|R|S|cac:PartyTaxScheme/cbc:CompanyID/@schemeID|SRV
DEPD11 DEPD15..DEPD20|R|1|BeneficiosComprador/InformacionBeneficiosComprador|NOBELIO
DEPD21 DEPD25..DEPD36|R|1|PuntoVenta/InformacionCajaVenta|NOBELIO
`,
  ),
  fields: table(`
document_type|DEAD12a
register|DEPD21
register/plate|DEPD26
register/location|DEPD28
register/cashier|DEPD30
register/type|DEPD32
register/sale_code|DEPD34
loyalty/code|DEPD16
loyalty/name|DEPD18
loyalty/points|DEPD20
`),
  groups: {
    PD: ['#/register', 'la caja y los beneficios del adquirente', 'the cash register and the benefits of the buyer'],
  },
};
