import { authority, type DianRule, IN_REQUEST, rule, type RuleText, TELL_OPERATOR } from '../rules/rule.js';

// What only equivalent documents have. Source: annex 1.0 of Res. 000165/2023, as public implementations cite it, and DIAN's toolbox.

const TICKET = "/*[cbc:InvoiceTypeCode='20']/ext:UBLExtensions";

/** XPath: the extension has these labels in their order, each with a value. */
const labelled = (group: string, element: string, labels: readonly string[]): string => {
  const at = `ext:UBLExtension/ext:ExtensionContent/inv:${group}/inv:${element}`;
  return [
    `count(${at})=1`,
    ...labels.map((label, index) => `${at}/inv:Name[${index + 1}]='${label}' and ${at}/inv:Value[${index + 1}]!=''`),
  ].join(' and ');
};

const extension = (ids: string, text: RuleText, holds: string): DianRule =>
  rule(ids, text, { by: 'writer', each: TICKET, holds });

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

/** Rules on the type and the extensions of equivalent documents. */
export const equivalentDocumentRules: readonly DianRule[] = [
  equivalentType,
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
