import { table } from '../catalogs/table.js';
import { ruleWithLetter } from '../document/rule-id.js';
import type { Fault } from '../values/fault.js';

/**
 * DIAN's rule on a field that the schema has refused, since it is missing, empty, too long, or no code of its list. `*`
 * stands for any position in a list. Ids are those of an invoice, or of a credit note where an invoice has none.
 */
const FIELDS = table(`
currency|FAD15a
operation_type|FAD02
type_code|FAD12
number|FAD05
issued_at|FAD10
payment_means|FAN01
payment_means/type|FAN02
payment_means/code|FAN03
payment_means/due_date|FAN04
additional_payment_means/*/code|FAN03
additional_payment_means/*/due_date|FAN04
aiu|FAV03
aiu/contract_object|FAV03
exchange_rate/rate|FAR06
exchange_rate/date|FAR07
exchange_rate/currency|FAR04
delivery_terms/incoterm|FBC04
delivery/delivery_address/municipality_code|FAM19
delivery/delivery_party/identification/check_digit|FAM37
allowances/*/reason_code|FAQ04
charges/*/reason_code|FAQ04
additional_document_references/*/id|FAI02
additional_document_references/*/uuid|FAI03
additional_document_references/*/uuid_scheme|FAI04
additional_document_references/*/issue_date|FAI05
additional_document_references/*/document_type_code|FAI06
withholdings/*/code|FAT01
lines|FAV01
lines/*/description|FAZ02
lines/*/unit_code|FAV05
lines/*/taxes/*/code|FAX16
lines/*/taxes/*/unit_code|FAX10
lines/*/allowances/*/reason_code|FBE04
lines/*/charges/*/reason_code|FBE04
lines/*/product_code/standard|FAZ12
lines/*/product_code/value|FAZ09
lines/*/reference_price/type|FAW05
lines/*/mandate/check_digit|FBA05
lines/*/withholdings/*/code|FAY01
customer/identification|FAK62
customer/identification/type|FAK25
customer/identification/number|FAK62
customer/identification/check_digit|FAK24
customer/legal_name|FAK20
customer/organization_type|FAK02
customer/tax_level_codes|FAK26
customer/tax_level_codes/*|FAK26
customer/tax_scheme|FAK39
customer/address/municipality_code|FAK09
billing_reference/number|CBG02
billing_reference/cufe|CBG03
billing_reference/issue_date|CBG06
billing_reference/type_code|CBG05
period/start_date|CAE02
period/end_date|CAE04
reason_code|CBF03
reason|CBF04
`);

/** DIAN's rule on an amount that is missing; how it is written is the API's alone. */
const AMOUNTS = table(`
lines/*/quantity|FAV04
lines/*/line_extension_amount|FAV06
lines/*/taxes/*/value|FAX02
lines/*/allowances/*/amount|FBE06
lines/*/charges/*/amount|FBE06
lines/*/reference_price/amount|FAW03
allowances/*/amount|FAQ07
charges/*/amount|FAQ07
withholdings/*/value|FAT02
withholdings/*/base|FAT04
prepaid/*/amount|FBD02
prepaid/*/received_on|FBD03
`);

/** The rules that `FIELDS` and `AMOUNTS` name. */
export const FIELD_RULES: readonly string[] = [
  ...new Set([...FIELDS.values(), ...AMOUNTS.values(), 'VLR01', 'FAV04b']),
];

/** Codes of the schema's faults that say more than how JSON is written. */
const JUDGED: ReadonlySet<string> = new Set(['required', 'wrong_format', 'not_allowed', 'out_of_bounds']);

const NEGATIVE = /^\s*[-−(]\s*\$?\s*[0-9]/;

/** What is asked of the rules of a kind. */
interface Rules {
  readonly letter: string;
  readonly fields?: ReadonlyMap<string, string>;
}

/** Adds DIAN's rule to what the schema has refused of a document, so that a rejection that it prevents is named. */
export const withFieldRules = (faults: readonly Fault[], rules: Rules, body: unknown): Fault[] =>
  faults.map((fault) => {
    const rule = fault.rule ?? ruleOn(fault, body, rules);
    return rule === undefined ? fault : { ...fault, rule: ruleWithLetter(rule, rules.letter) };
  });

/** The same for a buyer of his own, whose rules are those of the buyer in an invoice. */
export const withCustomerRules = (faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => {
    const rule = fault.rule ?? FIELDS.get(`customer/${placeOf(fault.pointer)}`);
    return rule === undefined || !JUDGED.has(fault.code) ? fault : { ...fault, rule };
  });

/** The hash of a corrected document stands in a field of its own name; all have the rule of `cufe`. */
const placeOf = (pointer: string): string =>
  pointer
    .replace(/^#\//, '')
    .replace(/(?<=\/)\d+(?=\/|$)/g, '*')
    .replace(/^billing_reference\/cu..$/, 'billing_reference/cufe');

const ruleOn = ({ pointer, code }: Fault, body: unknown, { fields }: Rules): string | undefined => {
  const place = placeOf(pointer);
  if (isAmountPlace(place) && NEGATIVE.test(String(valueAt(body, pointer))))
    return place === 'lines/*/quantity' ? 'FAV04b' : 'VLR01';
  if (!JUDGED.has(code)) return undefined;
  return fields?.get(place) ?? FIELDS.get(place) ?? (code === 'required' ? AMOUNTS.get(place) : undefined);
};

/** Whether a field is an amount, a quantity or a percentage, which are never negative (VLR01). */
const isAmountPlace = (place: string): boolean =>
  /(?:^|\/)(?:quantity|unit_price|line_extension_amount|rate|base|value|amount|per_unit_amount|base_quantity)$/.test(
    place,
  ) &&
  !place.includes('product_code') &&
  !place.includes('additional_item_properties');

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, token) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, token)
          ? (value as Record<string, unknown>)[token]
          : undefined,
      body,
    );
