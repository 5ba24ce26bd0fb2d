import { checkDigitOf } from '../code-list/code-lists.js';
import { type Company, companyOf, type SalesDocument } from '../document/document.js';
import { softwareSecurityCodeOf } from '../document/hashes.js';
import { find, textAt } from '../xml/xml.js';
import { lacksRegistrationScheme } from './numbering.rules.js';
import { type Knowledge, reject, type Rule } from './rule.js';

// FAB03, FAB19 to FAB36: what sts:DianExtensions says of the software.

const DIAN_NIT = '800197268';
export const AGENCY_NAME = 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)';

const providerOf = ({ dian }: SalesDocument): Company =>
  companyOf(find(dian, 'sts:SoftwareProvider', 'sts:ProviderID'));
const softwareOf = ({ dian }: SalesDocument): Company =>
  companyOf(find(dian, 'sts:SoftwareProvider', 'sts:SoftwareID'));
const authorityOf = ({ dian }: SalesDocument): Company =>
  companyOf(find(dian, 'sts:AuthorizationProvider', 'sts:AuthorizationProviderID'));

const ownerOf = ({ issuerNit }: SalesDocument, { issuer }: Knowledge): string => issuer.software.owner_nit ?? issuerNit;

/** These rows follow a missing CorporateRegistrationScheme too (FAB10a, met live). */
const unlessCascade =
  (holds: Rule['holds']): Rule['holds'] =>
  (document, knowledge) =>
    !lacksRegistrationScheme(document) && holds(document, knowledge);

const CASCADE = 'cascade of FAB10a: INS, VX, LEX 2026';

const PROVIDER = '//sts:SoftwareProvider/sts:ProviderID';
const SOFTWARE = '//sts:SoftwareProvider/sts:SoftwareID';
const AUTHORITY = '//sts:AuthorizationProvider/sts:AuthorizationProviderID';

const PROVIDER_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAB03', grade: 'S', source: 'SCH', where: '//ext:ExtensionContent/sts:DianExtensions' },
    condition: 'is there once',
    message: 'Ha de haber un grupo sts:DianExtensions, y uno solo.',
    holds: ({ dianCount }) => dianCount === 1,
  }),
  reject({
    ...{ id: 'FAB19a', grade: 'S', source: 'SRV', where: PROVIDER },
    condition: 'is informed',
    message: 'NIT del Prestador de Servicios no informado.',
    holds: (document) => providerOf(document).number !== '',
  }),
  reject({
    ...{ id: 'FAB19b', grade: 'S', source: 'SRV', where: PROVIDER },
    condition: 'is the owner of the issuer’s software, as the portal has it',
    message: 'NIT del Prestador de Servicios No está autorizado para prestar servicios.',
    holds: (document, knowledge) => ['', ownerOf(document, knowledge)].includes(providerOf(document).number),
  }),
  reject({
    ...{ id: 'FAB22a', grade: 'L', source: 'SRV', where: `${PROVIDER}/@schemeID` },
    condition: 'is informed',
    message: 'DV del NIT del Prestador de Servicios no informado.',
    holds: (document) => providerOf(document).number === '' || providerOf(document).checkDigit !== '',
  }),
  reject({
    ...{ id: 'FAB22b', grade: 'L', source: 'FEL, COF, AUR 2026-09-12; SRV', where: `${PROVIDER}/@schemeID` },
    condition: 'is the check digit of the NIT',
    message: 'DV del NIT del Prestador de Servicios no está correctamente calculado.',
    holds: (document) => {
      const { number, checkDigit } = providerOf(document);
      return checkDigit === '' || checkDigit === checkDigitOf(number);
    },
  }),
  reject({
    ...{ id: 'FAB23', grade: 'L', source: 'COF hab 2026', where: `${PROVIDER}/@schemeName` },
    condition: 'is 31, also for an issuer with a cédula',
    message: 'El tipo de identificación del Prestador de Servicios debe ser 31.',
    holds: (document) => providerOf(document).number === '' || providerOf(document).type === '31',
  }),
];

const OWN_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAB24a', grade: 'L', source: `VX hab 2026-08-08; ${CASCADE}`, where: SOFTWARE },
    condition: 'is informed',
    message: 'Identificador del software no informado.',
    holds: unlessCascade((document) => softwareOf(document).number !== ''),
  }),
  reject({
    ...{ id: 'FAB24b', grade: 'S', source: 'SRV', where: SOFTWARE },
    condition: 'is the software that the portal has for the issuer',
    message: 'Identificador del software asignado no existe o no corresponde al prestador de servicios.',
    holds: (document, { issuer }) => ['', issuer.software.id].includes(softwareOf(document).number),
  }),
  reject({
    ...{ id: 'FAB24c', grade: 'S', source: 'SRV', where: SOFTWARE },
    condition: 'is active',
    message: 'Identificador del software informado se encuentra inactivo.',
    holds: (document, { issuer: { software } }) =>
      softwareOf(document).number !== software.id || software.active !== false,
  }),
  reject({
    ...{ id: 'FAB25', grade: 'L', source: `VX hab 2026-08-08; ${CASCADE}`, where: `${SOFTWARE}/@schemeAgencyID` },
    condition: 'is 195',
    message: 'El identificador de la agencia (schemeAgencyID) del software debe ser 195.',
    holds: unlessCascade((document) => softwareOf(document).agency === '195'),
  }),
  reject({
    ...{ id: 'FAB26', grade: 'L', source: `VX hab 2026-08-08; ${CASCADE}`, where: `${SOFTWARE}/@schemeAgencyName` },
    condition: `is "${AGENCY_NAME}"`,
    message: 'El nombre de la agencia (schemeAgencyName) del software no es el de la DIAN.',
    holds: unlessCascade((document) => softwareOf(document).agencyName === AGENCY_NAME),
  }),
  reject({
    ...{ id: 'FAB27b', grade: 'L', source: `VX hab 2026-08; ${CASCADE}`, where: '//sts:SoftwareSecurityCode' },
    condition: 'is SHA-384 of software id, PIN and number',
    message: 'Huella del software no corresponde al software autorizado.',
    holds: unlessCascade(
      (document, { issuer: { software } }) =>
        textAt(document.dian, 'sts:SoftwareSecurityCode').toLowerCase() ===
        softwareSecurityCodeOf(software.id, software.pin, document.number),
    ),
  }),
  reject({
    ...{ id: 'FAB31', grade: 'L', source: 'INS 2026-03-22', where: AUTHORITY },
    condition: `is ${DIAN_NIT}`,
    message: 'El NIT del proveedor autorizado no es el de la DIAN.',
    holds: (document) => authorityOf(document).number === DIAN_NIT,
  }),
  reject({
    ...{ id: 'FAB34', grade: 'L', source: 'INS 2026-03-22', where: `${AUTHORITY}/@schemeID` },
    condition: 'is 4',
    message: 'El DV del NIT de la DIAN debe ser 4.',
    holds: (document) => authorityOf(document).number === '' || authorityOf(document).checkDigit === '4',
  }),
  reject({
    ...{ id: 'FAB35', grade: 'L', source: 'INS 2026-03-22', where: `${AUTHORITY}/@schemeName` },
    condition: 'is 31',
    message: 'El tipo de identificación de la DIAN debe ser 31.',
    holds: (document) => authorityOf(document).number === '' || authorityOf(document).type === '31',
  }),
  reject({
    ...{ id: 'FAB36', grade: 'L', source: 'INS 2026-03-22', where: '//sts:QRCode' },
    condition: 'is informed',
    message: 'El código QR no está informado.',
    holds: ({ dian }) => textAt(dian, 'sts:QRCode') !== '',
  }),
];

export const SOFTWARE_RULES: readonly Rule[] = [...PROVIDER_RULES, ...OWN_RULES];
