import { withoutPrefix } from '../catalogs/api-codes.js';
import { namedCodes } from '../catalogs/code-list.js';
import { unitCodes } from '../catalogs/code-lists.js';
import { unitAliases } from '../catalogs/unit-names.js';
import { units } from '../catalogs/units.js';
import type { DocumentDraft } from '../request/note-draft.js';
import { lineUnit } from '../rules/line.js';
import { taxUnit } from '../rules/tax-total.js';
import type { Fault } from '../values/fault.js';
import { unusual } from './unusual.js';

/** Units of DIAN's list that people write for others: KG is a keg there, MT a mat, GL a gram per litre. */
const mistaken: ReadonlyMap<string, readonly string[]> = (() => {
  const meant = new Map<string, string[]>();
  for (const [code, names] of Object.entries(unitAliases))
    for (const name of names) if (name !== code && units.has(name)) meant.set(name, [...(meant.get(name) ?? []), code]);
  return meant;
})();

export const unitWarnings = ({ lines }: DocumentDraft): Fault[] =>
  lines.flatMap(({ unit_code: unit, taxes = [], additional_item_properties: properties = [] }, line) => [
    ...unitWarning(unit, `#/lines/${line}/unit_code`, lineUnit.id),
    ...taxes.flatMap((tax, index) =>
      unitWarning(tax.unit_code, `#/lines/${line}/taxes/${index}/unit_code`, taxUnit.id),
    ),
    ...properties.flatMap((property, index) =>
      unitWarning(property.unit_code, `#/lines/${line}/additional_item_properties/${index}/unit_code`),
    ),
  ]);

const unitWarning = (given: string | undefined, at: string, rule?: string): Fault[] => {
  const code = given === undefined ? '' : withoutPrefix(given);
  const meant = mistaken.get(code);
  if (meant === undefined) return [];
  const name = units.get(code) ?? '';
  const others = namedCodes(unitCodes, meant);
  return [
    unusual(
      at,
      { en: `In DIAN's list ${code} is "${name}".`, es: `En la lista de la DIAN, ${code} es «${name}».` },
      {
        en: `Most who write ${code} mean ${others.en}: correct it if you do.`,
        es: `Casi todos los que escriben ${code} quieren decir ${others.es}: corríjalo si es su caso.`,
      },
      rule,
    ),
  ];
};
