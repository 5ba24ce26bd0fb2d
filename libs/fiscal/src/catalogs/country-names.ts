import { countries } from './countries.js';
import { ownValue } from '../values/own-value.js';

/** Codes of ISO 3166-1 alpha-3 of the countries that Colombia trades with most. */
const ALPHA_3 = `
ARG AR, AUS AU, AUT AT, BEL BE, BLZ BZ, BOL BO, BRA BR, CAN CA, CHE CH, CHL CL, CHN CN, COL CO, CRI CR, CUB CU, CUW CW, CZE CZ,
DEU DE, DNK DK, DOM DO, ECU EC, ESP ES, FIN FI, FRA FR, GBR GB, GTM GT, GUY GY, HKG HK, HND HN, HTI HT, HUN HU, IND IN, IRL IE,
ISR IL, ITA IT, JAM JM, JPN JP, KOR KR, LUX LU, MEX MX, NIC NI, NLD NL, NOR NO, NZL NZ, PAN PA, PER PE, POL PL, PRI PR, PRT PT,
PRY PY, ROU RO, RUS RU, SGP SG, SLV SV, SUR SR, SWE SE, THA TH, TTO TT, TUR TR, TWN TW, UKR UA, URY UY, USA US, VEN VE, ZAF ZA
`;

/** What people write beside the names of the lists. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  US: ['EEUU', 'EE.UU.', 'EUA', 'Estados Unidos de América', 'United States of America', 'U.S.A.'],
  GB: ['UK', 'United Kingdom', 'Gran Bretaña', 'Great Britain'],
  NL: ['Holanda', 'Holland'],
  CG: ['Congo'],
  CD: ['Congo'],
  KR: ['Corea', 'Korea', 'Corea del Sur'],
  KP: ['Corea', 'Korea'],
  CO: ['República de Colombia'],
  VE: ['República Bolivariana de Venezuela'],
};

const NAMES = (['en', 'es'] as const).map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Other words for a country: English and Spanish names, and codes of three letters. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = (() => {
  const ofThree = new Map(
    ALPHA_3.trim()
      .split(/,\s*/)
      .map((pair) => pair.split(' ').toReversed() as [string, string]),
  );
  return Object.fromEntries(
    [...countries.keys()].map((code) => [
      code,
      [
        ...NAMES.map((names) => names.of(code) ?? ''),
        ...[ofThree.get(code) ?? ''].filter(Boolean),
        ...(ownValue(SPOKEN, code) ?? []),
      ],
    ]),
  );
})();
