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

/** What is wrong with a buyer; `at` is where it stands in the body. */
export const buyerFaults = (customer: Partial<InlineCustomer>, at: string): Fault[] => [
  ...(customer.identification ? identificationFaults(customer.identification, `${at}/identification`, 'FAK24') : []),
  ...(customer.address ? addressFaults(customer.address, `${at}/address`) : []),
  ...responsibilityFaults(customer.tax_level_codes ?? [], `${at}/tax_level_codes`, 'FAK26'),
];

/** Body of POST /v1/customers; those of its members that have the schema's shape. */
export const customerFaults = (customer: Partial<InlineCustomer>): Fault[] => [
  ...buyerFaults(customer, '#'),
  ...forbiddenCharacters(customer),
];

/** An issuer's profile, already of the schema's shape. */
export const tenantProfileFaults = (profile: TenantProfile, at = '#'): Fault[] => [
  ...nitFaults(profile.nit, profile.check_digit, `${at}/nit`, `${at}/check_digit`, 'FAJ24'),
  ...addressFaults(profile.address, `${at}/address`),
  ...responsibilityFaults(profile.tax_level_codes, `${at}/tax_level_codes`, 'FAJ26'),
  ...forbiddenCharacters(profile, at),
];
