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
  unless(organizationTypes.has(type), () => `"${type}" is not a type of organization.`);

export const named: PartyCheck = ({ legalName }) => unless(legalName.trim() !== '', () => 'The name is missing.');

export const identified: PartyCheck = ({ identification: { type, number } }) =>
  unless(
    number !== '' && (type !== '31' || isNit(number)),
    () => `"${number}" is not a number of an identification of type ${type}.`,
  );

export const checkDigit: PartyCheck = ({ identification: { type, number, checkDigit: digit } }) =>
  type === '31' ? digitObjections(number, digit) : NOTHING;

/** `digit` is null where it is missing. */
export const digitObjections = (nit: string, digit: string | null): readonly Objection[] => {
  const right = correctedCheckDigit(nit, digit);
  return right === undefined
    ? NOTHING
    : objection(`The check digit of NIT ${nit} is ${right}, not ${digit ?? 'missing'}.`);
};

export const responsible: PartyCheck = ({ taxLevelCodes }) => {
  const unknown = taxLevelCodes.filter((code) => !isResponsibility(code));
  if (taxLevelCodes.length === 0) return objection('There is no responsibility; R-99-PN says none.');
  return unless(unknown.length === 0, () => `${unknown.join(', ')} is not in the list of responsibilities.`);
};

export const scheme: PartyCheck = ({ taxScheme: { id, name } }) =>
  unless(partyTaxSchemes.get(id) === name, () => `${id} (${name}) is not a tax scheme of a party.`);

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
        () => 'Municipality, department or postal code are not those of DIVIPOLA.',
      );

export const reachable: PartyCheck = ({ email }) => unless(email !== null, () => 'There is no e-mail address.');

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
