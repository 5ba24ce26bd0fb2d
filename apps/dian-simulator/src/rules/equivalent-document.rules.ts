import { EQUIVALENTS } from '../kind/equivalent-document.js';
import { kindNamed } from '../kind/find-kind.js';
import type { SalesDocument } from '../document/document.js';
import { children, elementsOf, find, textAt, textOf, type XmlElement } from '../xml/xml.js';
import { INVOICE, reject, type Rule } from './rule.js';

// DEAB41 to DEAB46, DEAI01, DEPD: what only equivalent documents have. Source: annex 1.0 of Res. 000165/2023 as public
// implementations cite it, and DIAN's toolbox V1-3, whose labels are literal.

const KINDS = ['EquivalentDocument'];

interface Group {
  readonly group: string;
  readonly element: string;
  readonly labels: readonly string[];
  /** Id of the rule on the first label; those on its value and on the further ones follow. */
  readonly first: readonly [letters: string, number: number];
  /** Id of the rule that the group is there. */
  readonly presence?: string;
}

const GROUPS: readonly Group[] = [
  {
    group: 'FabricanteSoftware',
    element: 'InformacionDelFabricanteDelSoftware',
    labels: ['NombreApellido', 'RazonSocial', 'NombreSoftware'],
    first: ['DEAB', 41],
  },
  {
    group: 'BeneficiosComprador',
    element: 'InformacionBeneficiosComprador',
    labels: ['Codigo', 'NombresApellidos', 'Puntos'],
    first: ['DEPD', 15],
    presence: 'DEPD11',
  },
  {
    group: 'PuntoVenta',
    element: 'InformacionCajaVenta',
    labels: ['PlacaCaja', 'UbicaciónCaja', 'Cajero', 'TipoCaja', 'CódigoVenta', 'SubTotal'],
    first: ['DEPD', 25],
    presence: 'DEPD21',
  },
];

const named = (elements: readonly XmlElement[], name: string): XmlElement | undefined =>
  elements.find((element) => element.name === name);

/** The group. The samples have it in the namespace of the root; the schemas refuse it in none. */
const groupIn = ({ root }: SalesDocument, { group, element }: Group): XmlElement | undefined => {
  const extensions = find(root, 'ext:UBLExtensions');
  const contents = (extensions ? children(extensions, 'ext:UBLExtension') : []).flatMap((extension) =>
    children(extension, 'ext:ExtensionContent').flatMap(elementsOf),
  );
  const found = named(contents, group);
  return found && named(elementsOf(found), element);
};

/** The n-th text of these children of a group. */
const nth = (group: XmlElement | undefined, name: 'Name' | 'Value', index: number): string =>
  textOf((group ? elementsOf(group) : []).filter((element) => element.name === name)[index]);

const rulesOf = (group: Group): Rule[] => {
  const [letters, number] = group.first;
  const where = `//ext:ExtensionContent/${group.group}/${group.element}`;
  const source = { documents: INVOICE, kinds: KINDS, grade: '1', source: 'NOB, toolbox V1-3' } as const;
  return [
    ...(group.presence === undefined
      ? []
      : [
          reject({
            ...{ ...source, id: group.presence, where },
            condition: 'is there',
            message: `Falta el grupo ${group.element}.`,
            holds: (document) => groupIn(document, group) !== undefined,
          }),
        ]),
    ...group.labels.flatMap((label, index) => [
      reject({
        ...{ ...source, id: `${letters}${number + 2 * index}`, where: `${where}/Name[${index + 1}]` },
        condition: `is "${label}", to the letter`,
        message: `La etiqueta ${label} no está informada.`,
        holds: (document) => nth(groupIn(document, group), 'Name', index) === label,
      }),
      reject({
        ...{ ...source, id: `${letters}${number + 2 * index + 1}`, where: `${where}/Value[${index + 1}]` },
        condition: 'is informed',
        message: `El valor de ${label} no está informado.`,
        holds: (document) => nth(groupIn(document, group), 'Value', index).trim() !== '',
      }),
    ]),
  ];
};

const TYPE = { documents: INVOICE, kinds: KINDS, where: '/Invoice/cbc:InvoiceTypeCode', grade: '1' } as const;

export const EQUIVALENT_DOCUMENT_RULES: readonly Rule[] = [
  reject({
    ...{ ...TYPE, id: 'DEAD12a', source: 'NOB, COSMOX' },
    condition: 'is the code of an equivalent document',
    message: 'El tipo de documento equivalente no está en la lista.',
    holds: ({ typeCode }) => EQUIVALENTS.has(typeCode),
  }),
  reject({
    ...{ ...TYPE, id: 'DEAD12b', grade: 'I', source: 'NOB' },
    condition: 'is that of the document that ProfileID names',
    message: 'El tipo de documento equivalente no corresponde a ProfileID.',
    holds: ({ kind, typeCode }) => !EQUIVALENTS.has(typeCode) || kindNamed(kind).typeCodes.includes(typeCode),
  }),
  reject({
    ...{ ...TYPE, id: 'DEAI01', source: 'NOB', where: '/Invoice/cac:AdditionalDocumentReference' },
    condition: 'type 08: is there',
    message: 'Un documento equivalente de contingencia (08) ha de referirse a otro documento.',
    holds: ({ root, typeCode }) =>
      typeCode !== '08' || textAt(root, 'cac:AdditionalDocumentReference', 'cbc:ID') !== '',
  }),
  ...GROUPS.flatMap(rulesOf),
];
