import { responsibilities } from '../../catalogs/parties.js';
import { isResponsibility } from '../../document/rules/party.js';
import { type Fault, fault } from '../../values/fault.js';
import type { InlineCustomer, TenantProfile } from '../party.js';
import { addressFaults } from './address.js';
import { identificationFaults, nitFaults } from './identification.js';
import { forbiddenCharacters } from '../../document/rules/text.js';

const responsibilityFaults = (codes: readonly string[], at: string, rule: string): Fault[] =>
  codes.flatMap((code, index) =>
    isResponsibility(code)
      ? []
      : [
          fault(`${at}/${index}`, 'unknown_code', `${code} is not a responsibility that the tax authority knows.`, {
            fix: `Use ${[...responsibilities.keys()].join(', ')}; R-99-PN stands for none of the others.`,
            rule,
          }),
        ],
  );

/** Faults of a buyer that is at the pointer `at` of the body. */
export const buyerFaults = (customer: Partial<InlineCustomer>, at: string): Fault[] => [
  ...(customer.identification ? identificationFaults(customer.identification, `${at}/identification`, 'FAK24') : []),
  ...(customer.address ? addressFaults(customer.address, `${at}/address`) : []),
  ...responsibilityFaults(customer.tax_level_codes ?? [], `${at}/tax_level_codes`, 'FAK26'),
];

/** Faults of the body of POST /v1/customers. Fields that the schema has refused are left out of `customer`. */
export const customerFaults = (customer: Partial<InlineCustomer>): Fault[] => [
  ...buyerFaults(customer, '#'),
  ...forbiddenCharacters(customer),
];

/** Faults of an issuer's profile that the schema has accepted. */
export const tenantProfileFaults = (profile: TenantProfile, at = '#'): Fault[] => [
  ...nitFaults(profile.nit, profile.check_digit, `${at}/nit`, `${at}/check_digit`, 'FAJ24'),
  ...addressFaults(profile.address, `${at}/address`),
  ...responsibilityFaults(profile.tax_level_codes, `${at}/tax_level_codes`, 'FAJ26'),
  ...forbiddenCharacters(profile, at),
];
