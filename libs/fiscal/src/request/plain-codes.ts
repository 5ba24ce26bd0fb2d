import { withoutPrefix } from '../catalogs/api-codes.js';

/**
 * Fields whose codes are DIAN's own, so that `dian:` changes nothing: types of identification and of organisation, forms
 * of payment, types of invoices and of prices, countries, currencies. Fields whose codes differ keep the prefix.
 */
const SAME: ReadonlySet<string> = new Set([
  'type',
  'type_code',
  'organization_type',
  'tax_scheme',
  'tax_level_codes',
  'currency',
  'country',
  'municipality_code',
  'incoterm',
  'document_type_code',
]);

/** Returns the body with `dian:31` as `31` in each field whose codes are DIAN's own; the caller's metadata stay as they are. */
export const withPlainCodes = <Body>(body: Body): Body => plain(body, false) as Body;

const plain = (value: unknown, isCode: boolean): unknown => {
  if (typeof value === 'string') return isCode ? withoutPrefix(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => plain(item, isCode));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const members = Object.entries(value);
  const changed = members.flatMap(([name, member]): [string, unknown][] => {
    const right = name === 'metadata' ? member : plain(member, SAME.has(name));
    return right === member ? [] : [[name, right]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
};
