import { typedAmount } from '../entry/amount.js';
import { at, type Body, isBody, type Json, listOf, put, textOf } from '../entry/body.js';

const shown = (value: Json | undefined): Json | undefined =>
  typeof value === 'string' && /^\d+\.\d+$/.test(value) ? typedAmount(value) : value;

/** A discount with a rate is typed as a percentage. */
const typedAllowance = ({ rate, base: _base, amount, ...others }: Body): Body => ({
  ...others,
  amount: typeof rate === 'string' ? `${textOf(shown(rate))}%` : shown(amount),
});

const typedLine = (line: Body): Body => {
  const { line_extension_amount: _computed, ...others } = line;
  return {
    ...others,
    quantity: shown(line['quantity']),
    unit_price: shown(line['unit_price']),
    allowances: listOf(line['allowances']).map(typedAllowance),
    charges: listOf(line['charges']).map(typedAllowance),
  };
};

/** Returns a body of the API as a person would have typed it: the way back from `sentOf`. */
export const typedOf = (body: Body): Body => {
  const rate = at(body, '/exchange_rate/rate');
  return {
    ...(rate === undefined ? body : put(body, '/exchange_rate/rate', shown(rate))),
    lines: listOf(body['lines']).map(typedLine),
    allowances: listOf(body['allowances']).map(typedAllowance),
    charges: listOf(body['charges']).map(typedAllowance),
  };
};

/** What a document has beyond the body that it was made of, in all kinds. */
const NOT_OF_A_BODY: ReadonlySet<string> = new Set([
  ...[
    'id',
    'object',
    'livemode',
    'environment',
    'status',
    'waiting',
    'collecting_until',
    'number',
    'prefix',
    'sequence',
  ],
  ...['cufe', 'cuds', 'cude', 'type_code', 'issued_at', 'external_id', 'numbering_range_id', 'simulate', 'totals'],
  ...['qr_url', 'pdf_url', 'xml_url', 'attached_document_url', 'ticket', 'dian', 'email', 'failure'],
  ...['corrects', 'corrected_by', 'created_at', 'updated_at'],
]);

const withoutNulls = (value: Json | undefined): Json | undefined => {
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => withoutNulls(each) ?? null);
  if (!isBody(value)) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const kept = withoutNulls(part);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
};

const inlineParty = (party: Json | undefined): Json | undefined => {
  if (!isBody(party)) return party;
  const { external_id: _id, metadata: _pairs, ...inline } = party;
  return inline;
};

/**
 * Returns the body that a document was made of, from the document as the API shows it. The number, the day and the range
 * are left out, since each new document gets its own; so is a simulated outcome, which would repeat itself.
 */
export const bodyOfDocument = (document: Body): Body => {
  const body = withoutNulls(
    Object.fromEntries(Object.entries(document).filter(([name]) => !NOT_OF_A_BODY.has(name))),
  ) as Body;
  const { customer, supplier, ...others } = body;
  return {
    ...others,
    ...(others['customer_id'] === undefined && customer !== undefined ? { customer: inlineParty(customer) } : {}),
    ...(others['supplier_id'] === undefined && supplier !== undefined ? { supplier: inlineParty(supplier) } : {}),
  };
};
