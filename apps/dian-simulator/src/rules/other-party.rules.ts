import { DEPARTMENTS, IDENTIFICATION_TYPES, MUNICIPALITIES } from '../code-list/code-lists.js';
import { type Address, addressOf, companyOf, type SalesDocument } from '../document/document.js';
import { children, find, type XmlElement } from '../xml/xml.js';
import { checkDigitHolds, isOf } from './party.rules.js';
import { reject, type Rule } from './rule.js';

// FAL: who may download the document. FAM: who carries the goods.

const CARRIER = '//cac:Delivery/cac:DeliveryParty';

/** Addresses of the carrier, as the parties' own rows judge theirs. */
const carrierAddressesOf = (document: SalesDocument): Address[] =>
  carriersOf(document)
    .flatMap((carrier) => [
      find(carrier, 'cac:PhysicalLocation', 'cac:Address'),
      find(carrier, 'cac:PartyTaxScheme', 'cac:RegistrationAddress'),
    ])
    .map(addressOf)
    .filter((address) => address !== null);

/** Carriers of the whole document and of its lines. */
const carriersOf = ({ root, lines }: SalesDocument): XmlElement[] =>
  [root, ...lines.map(({ element }) => element)]
    .flatMap((part) => children(part, 'cac:Delivery'))
    .flatMap((delivery) => children(delivery, 'cac:DeliveryParty'));

export const OTHER_PARTY_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAL06', grade: 'S', source: 'SCH' },
    where: '/*/cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName',
    condition: 'if informed: is in the list of identification types',
    message: 'Tipo de documento de identidad del Autorizado a descargar documento debe ser parte de la lista.',
    holds: ({ root }) =>
      children(root, 'cac:TaxRepresentativeParty').every((party) =>
        children(party, 'cac:PartyIdentification').every((identification) =>
          IDENTIFICATION_TYPES.has(companyOf(find(identification, 'cbc:ID')).type),
        ),
      ),
  }),
  ...(
    [
      ['FAM19', 'cbc:ID', 'municipality', 'municipio', MUNICIPALITIES],
      ['FAM22', 'cbc:CountrySubentityCode', 'departmentCode', 'departamento', DEPARTMENTS],
    ] as const
  ).map(([id, element, field, what, list]) =>
    reject({
      ...{
        id,
        grade: 'S',
        source: 'SCH',
        where: `${CARRIER}//cac:Address/${element}, //cac:RegistrationAddress/${element}`,
      },
      condition: 'in Colombia, if informed, not for type 02: is in DIVIPOLA',
      message: `El código del ${what} del transportista no corresponde a un valor de la lista.`,
      holds: (document) =>
        document.typeCode === '02' ||
        carrierAddressesOf(document).every((address) => isOf(list, address[field], address)),
    }),
  ),
  reject({
    ...{ id: 'FAM37', grade: 'S', source: 'SRV; SCH (FAM31)' },
    where: `${CARRIER}/cac:PartyTaxScheme/cbc:CompanyID/@schemeID`,
    condition: 'is the check digit, if schemeName is 31',
    message: 'DV del NIT del transportista no está correctamente calculado.',
    holds: (document) =>
      carriersOf(document).every((carrier) =>
        children(carrier, 'cac:PartyTaxScheme').every((scheme) =>
          checkDigitHolds(companyOf(find(scheme, 'cbc:CompanyID'))),
        ),
      ),
  }),
];
