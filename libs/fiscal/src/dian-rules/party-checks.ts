import { departments } from '../catalogs/departments.js';
import { municipalities } from '../catalogs/municipalities.js';
import { organizationTypes } from '../catalogs/parties.js';
import { partyTaxSchemes } from '../catalogs/taxes.js';
import type { Party } from '../document/fiscal-document.js';
import { correctedCheckDigit, isColombianPostalCode, isResponsibility } from '../document/rules/party.js';
import { isNit } from '../values/nit.js';
import { NOTHING, type Objection, objection, unless } from './rule.js';

/** A check that is the same for issuer and buyer. */
export type PartyCheck = (party: Party) => readonly Objection[];

export const organization: PartyCheck = ({ organizationType: type }) =>
  unless(organizationTypes.has(type), () => ({
    en: `"${type}" is not a type of organization.`,
    es: `"${type}" no es un tipo de organización.`,
  }));

export const named: PartyCheck = ({ legalName }) =>
  unless(legalName.trim() !== '', () => ({ en: 'The name is missing.', es: 'Falta el nombre.' }));

export const identified: PartyCheck = ({ identification: { type, number } }) =>
  unless(number !== '' && (type !== '31' || isNit(number)), () => ({
    en: `"${number}" is not a number of an identification of type ${type}.`,
    es: `"${number}" no es un número de identificación de tipo ${type}.`,
  }));

export const checkDigit: PartyCheck = ({ identification: { type, number, checkDigit: digit } }) =>
  type === '31' ? digitObjections(number, digit) : NOTHING;

/** `digit` is null where it is missing. */
export const digitObjections = (nit: string, digit: string | null): readonly Objection[] => {
  const right = correctedCheckDigit(nit, digit);
  return right === undefined
    ? NOTHING
    : objection({
        en: `The check digit of NIT ${nit} is ${right}, ${digit === null ? 'and is missing' : `not ${digit}`}.`,
        es: `El dígito de verificación del NIT ${nit} es ${right}${digit === null ? ' y falta' : `, no ${digit}`}.`,
      });
};

export const responsible: PartyCheck = ({ taxLevelCodes }) => {
  const unknown = taxLevelCodes.filter((code) => !isResponsibility(code));
  if (taxLevelCodes.length === 0)
    return objection({
      en: 'There is no responsibility; R-99-PN says none.',
      es: 'No hay responsabilidad; R-99-PN significa ninguna.',
    });
  return unless(unknown.length === 0, () => ({
    en: `${unknown.join(', ')} is not in the list of responsibilities.`,
    es: `${unknown.join(', ')} no está en la lista de responsabilidades.`,
  }));
};

export const scheme: PartyCheck = ({ taxScheme: { id, name } }) =>
  unless(partyTaxSchemes.get(id) === name, () => ({
    en: `${id} (${name}) is not a tax scheme of a party.`,
    es: `${id} (${name}) no es un tributo de una parte.`,
  }));

/** Checks municipality, department and postal code of an address in Colombia; other addresses have no list. */
export const located: PartyCheck = ({ address }) =>
  address === null || address.country !== 'CO'
    ? NOTHING
    : unless(
        address.municipalityCode !== null &&
          municipalities.get(address.municipalityCode) === address.municipality &&
          address.departmentCode === address.municipalityCode.slice(0, 2) &&
          departments.has(address.departmentCode) &&
          (address.postalCode === null || isColombianPostalCode(address.postalCode)),
        () => ({
          en: 'Municipality, department or postal code are not those of DIVIPOLA.',
          es: 'El municipio, el departamento o el código postal no son los de DIVIPOLA.',
        }),
      );

export const reachable: PartyCheck = ({ email }) =>
  unless(email !== null, () => ({ en: 'There is no e-mail address.', es: 'No hay correo electrónico.' }));

export const digitText = {
  cause: ['El dígito de verificación no corresponde al NIT.', 'The check digit does not belong to the NIT.'],
  fix: [
    'Corrija el NIT o su dígito; casi siempre está mal digitado el número.',
    'Correct the NIT or its digit; mostly the number is mistyped.',
  ],
} as const;
export const responsibilityText = {
  cause: [
    'Un código de responsabilidad salió de la lista o nunca estuvo.',
    'A code of a responsibility has left the list or never was in it.',
  ],
  fix: ['Use O-13, O-15, O-23, O-47 o R-99-PN.', 'Use O-13, O-15, O-23, O-47 or R-99-PN.'],
} as const;
export const organizationText = {
  cause: ['El tipo de organización no es 1 ni 2.', 'The type of organization is neither 1 nor 2.'],
  fix: ['Escriba 1 (jurídica) o 2 (natural).', 'Write 1 (juridical person) or 2 (natural person).'],
} as const;

export const addressText = {
  cause: [
    'El municipio, el departamento o el código postal no son de DIVIPOLA.',
    'Municipality, department or postal code are not of DIVIPOLA.',
  ],
  fix: [
    'Escriba el código del municipio; vea /v1/catalogs/municipios.',
    'Write the municipality’s code; see /v1/catalogs/municipios.',
  ],
} as const;
export const schemeText = {
  cause: ['El tributo de la parte no está en la lista.', 'The party’s tax scheme is not in the list.'],
  fix: ['Use 01, 04, ZA o ZZ.', 'Use 01, 04, ZA or ZZ.'],
} as const;
