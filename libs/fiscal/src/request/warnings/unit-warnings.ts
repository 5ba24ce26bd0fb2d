import { withoutPrefix } from '../../catalogs/api-codes.js';
import { unitAliases, units } from '../../catalogs/units.js';
import type { DocumentDraft } from '../note-draft.js';
import type { Fault } from '../../values/fault.js';
import { unusual } from './unusual.js';

/** Units of DIAN's list that people write for another one: KG is a keg there, MT a mat. */
const mistaken: ReadonlyMap<string, string> = new Map(
  Object.entries(unitAliases).flatMap(([meant, written]) =>
    written.filter((code) => units.has(code)).map((code): [string, string] => [code, meant]),
  ),
);

export const unitWarnings = ({ lines }: DocumentDraft): Fault[] =>
  lines.flatMap(({ unit_code: unit, taxes = [], additional_item_properties: properties = [] }, line) => [
    ...unitWarning(unit, `#/lines/${line}/unit_code`, 'FAV05'),
    ...taxes.flatMap((tax, index) => unitWarning(tax.unit_code, `#/lines/${line}/taxes/${index}/unit_code`, 'FAS10')),
    ...properties.flatMap((property, index) =>
      unitWarning(property.unit_code, `#/lines/${line}/additional_item_properties/${index}/unit_code`),
    ),
  ]);

const unitWarning = (given: string | undefined, at: string, rule?: string): Fault[] => {
  const code = given === undefined ? '' : withoutPrefix(given);
  const meant = mistaken.get(code);
  if (meant === undefined) return [];
  const [name, other] = [units.get(code) ?? '', units.get(meant) ?? ''];
  return [
    unusual(
      at,
      { en: `In DIAN's list ${code} is "${name}".`, es: `En la lista de la DIAN, ${code} es «${name}».` },
      { en: `Write "${meant}" for "${other}".`, es: `Escriba "${meant}" para «${other}».` },
      rule,
    ),
  ];
};
