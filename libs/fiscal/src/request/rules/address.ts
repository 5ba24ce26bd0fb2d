import { countries } from '../../catalogs/countries.js';
import { municipalities } from '../../catalogs/municipalities.js';
import { isColombianPostalCode } from '../../document/rules/party.js';
import { type Fault, fault } from '../../values/fault.js';
import type { Address } from '../party.js';

export const addressFaults = (address: Address, at: string): Fault[] => {
  const country = address.country ?? 'CO';
  if (country !== 'CO') return foreignFaults(address, country, at);
  const faults: Fault[] = [];
  if (address.municipality_code === undefined)
    faults.push(
      fault(`${at}/municipality_code`, 'required', 'An address in Colombia needs the code of its municipality.', {
        fix: 'Write the five digits of DIVIPOLA, "11001" for Bogotá; see /v1/catalogs/municipios.',
      }),
    );
  else if (!municipalities.has(address.municipality_code))
    faults.push(
      fault(`${at}/municipality_code`, 'unknown_code', `DIVIPOLA has no municipality ${address.municipality_code}.`, {
        fix: 'See /v1/catalogs/municipios.',
      }),
    );
  if (address.postal_code !== undefined && !isColombianPostalCode(address.postal_code))
    faults.push(fault(`${at}/postal_code`, 'unknown_code', 'A Colombian postal code has six digits.'));
  return faults;
};

const foreignFaults = (address: Address, country: string, at: string): Fault[] => {
  const faults: Fault[] = [];
  if (!countries.has(country))
    faults.push(
      fault(`${at}/country`, 'unknown_code', `There is no country ${country} in ISO 3166-1.`, {
        fix: 'Write its two letters, "PA" for Panamá; see /v1/catalogs/paises.',
      }),
    );
  if (address.municipality_code !== undefined)
    faults.push(
      fault(`${at}/municipality_code`, 'not_applicable', 'Municipality codes are of Colombia only.', {
        fix: 'Leave it out and write the city in `city`.',
      }),
    );
  return faults;
};
