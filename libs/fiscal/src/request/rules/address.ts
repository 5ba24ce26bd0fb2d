import { countryCodes, municipalityCodes } from '../../catalogs/code-lists.js';
import { countries } from '../../catalogs/countries.js';
import { municipalities } from '../../catalogs/municipalities.js';
import { type Fault, fault } from '../../values/fault.js';
import type { Address } from '../party.js';
import { unknownCode } from '../checks/unknown-code.js';

/** Faults of an address; `rule` is DIAN's on the municipality there. */
export const addressFaults = (address: Address, at: string, rule?: string): Fault[] => {
  const country = address.country ?? 'CO';
  if (country !== 'CO') return foreignFaults(address, country, at);
  const faults: Fault[] = [];
  if (address.municipality_code === undefined)
    faults.push(
      fault(
        `${at}/municipality_code`,
        'required',
        {
          en: 'An address in Colombia needs the code of its municipality.',
          es: 'Una dirección en Colombia necesita el código de su municipio.',
        },
        {
          fix: {
            en: 'Write the five digits of DIVIPOLA, "11001" for Bogotá; see /v1/catalogs/municipios. Outside Colombia write `country`, "PA" for Panama.',
            es: 'Escriba los cinco dígitos de DIVIPOLA, "11001" para Bogotá; vea /v1/catalogs/municipios. Fuera de Colombia escriba `country`, "PA" para Panamá.',
          },
          rule,
        },
      ),
    );
  else if (!municipalities.has(address.municipality_code))
    faults.push(unknownCode(`${at}/municipality_code`, address.municipality_code, municipalityCodes, rule));
  return faults;
};

const foreignFaults = (address: Address, country: string, at: string): Fault[] => {
  const faults: Fault[] = [];
  if (!countries.has(country)) faults.push(unknownCode(`${at}/country`, country, countryCodes));
  if (address.municipality_code !== undefined)
    faults.push(
      fault(
        `${at}/municipality_code`,
        'not_applicable',
        { en: 'Municipality codes are of Colombia only.', es: 'Los códigos de municipio son solo de Colombia.' },
        {
          fix: {
            en: 'Leave it out and write the city in `city`.',
            es: 'Omítalo y escriba la ciudad en `city`.',
          },
        },
      ),
    );
  return faults;
};
