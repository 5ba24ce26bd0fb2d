import { bareText } from '../values/plain-text.js';
import { propose } from '../values/proposal.js';
import type { Words } from '../values/words.js';
import { departments } from './departments.js';
import { municipalities } from './municipalities.js';
import { ownValue } from '../values/own-value.js';

const BOGOTA = '11001';

/** Names that people use and DIVIPOLA has otherwise. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  [BOGOTA]: ['Bogotá', 'Santa Fe de Bogotá', 'Santafé de Bogotá', 'Bogotá Distrito Capital', 'Bogotá Cundinamarca'],
  13001: ['Cartagena', 'Cartagena Bolívar'],
  18150: ['Cartagena'],
  54001: ['Cúcuta', 'Cúcuta Norte de Santander'],
  76001: ['Santiago de Cali'],
  76111: ['Buga'],
  52835: ['Tumaco'],
  13468: ['Mompox'],
  25843: ['Ubaté'],
  73443: ['Mariquita'],
  70820: ['Tolú'],
  88001: ['San Andrés Isla', 'San Andrés Islas'],
};

const departmentOf = (code: string): string => departments.get(code.slice(0, 2)) ?? '';

/** Names of each municipality; the one that is shown has its department. */
export const municipalityNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...municipalities].map(([code, name]) => {
    const department = departmentOf(code);
    const others = department === 'Valle del Cauca' ? [`${name} Valle`] : [];
    return [
      code,
      [`${name}, ${department}`, name, `${department} ${name}`, ...others, ...(ownValue(SHORT, code) ?? [])],
    ];
  }),
);

const inDepartment = (department: string): string[] =>
  [...municipalities.keys()].filter((code) => code.startsWith(department));

const withName = (code: string): Words => {
  const [name = ''] = municipalityNames.get(code) ?? [];
  return { en: name, es: name };
};

/** The country, which has a namesake in Huila. */
const COUNTRY: Words = {
  en: 'Colombia is the country, which stands in `country`; the municipality of that name is 41206 (Colombia, Huila).',
  es: 'Colombia es el país, que va en `country`; el municipio con ese nombre es 41206 (Colombia, Huila).',
};

const byBareName = new Map([...departments].map(([code, name]) => [bareText(name), code]));

/**
 * What a text in place of a municipality is: a department, a postal code, a code of eight digits for a place within a
 * municipality. Bogotá is the one municipality of its department, so that its department and postal codes name it.
 */
export const municipalityAdvice = (given: string): Words | undefined => {
  const text = given.trim();
  if (/^\d{8}$/.test(text)) {
    const code = text.slice(0, 5);
    return municipalities.has(code) ? propose('place_of_one_code', code, { name: withName(code) }) : undefined;
  }
  if (/^\d{6}$/.test(text)) return postalCode(text);
  if (bareText(text) === 'colombia') return COUNTRY;
  const ofNumber = /^\d{1,2}$/.test(text) ? text.padStart(2, '0') : /^\d{2}0{3}$/.test(text) ? text.slice(0, 2) : '';
  const department = departments.has(ofNumber) ? ofNumber : byBareName.get(bareText(text));
  if (department === undefined) return undefined;
  return isBogota(department) ? bogota() : departmentAlone(department);
};

const isBogota = (department: string): boolean => inDepartment(department).join() === BOGOTA;

const bogota = (): Words => propose('place_of_one_code', BOGOTA, { name: withName(BOGOTA) });

const postalCode = (text: string): Words | undefined => {
  const department = text.slice(0, 2);
  if (!departments.has(department)) return undefined;
  if (isBogota(department)) return bogota();
  const name = departments.get(department) ?? '';
  return {
    en: `Six digits are a postal code (of ${name}), which stands in postal_code. The municipality has five digits of DIVIPOLA; see /v1/catalogs/municipios.`,
    es: `Seis dígitos son un código postal (de ${name}), que va en postal_code. El municipio tiene cinco dígitos de la DIVIPOLA; vea /v1/catalogs/municipios.`,
  };
};

const departmentAlone = (department: string): Words => {
  const name = departments.get(department) ?? '';
  const [example = ''] = inDepartment(department);
  const namesakes = [...municipalities].filter(([, other]) => bareText(other) === bareText(name)).map(([code]) => code);
  const called = namesakes.map((code) => `${code} (${withName(code).en})`);
  return {
    en: `${name} is a department (${department}). The five digits of a municipality begin with it: ${example} is ${municipalities.get(example) ?? ''}; see /v1/catalogs/municipios.${called.length === 0 ? '' : ` Municipalities of that name: ${called.join(', ')}.`}`,
    es: `${name} es un departamento (${department}). Los cinco dígitos de un municipio comienzan por él: ${example} es ${municipalities.get(example) ?? ''}; vea /v1/catalogs/municipios.${called.length === 0 ? '' : ` Municipios con ese nombre: ${called.join(', ')}.`}`,
  };
};
