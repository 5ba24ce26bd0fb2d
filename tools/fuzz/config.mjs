/**
 * What schemathesis must know of the API beside its OpenAPI document, as the text of a schemathesis.toml.
 */

/** Share of requests that name an object that there is; the others name one that schemathesis makes up. */
const KNOWN_IDS = 0.8;

/** Body members that name an object, by the kind of object. */
const REFERENCES = [
  ['/v1/credit-notes', 'invoices', 'body.invoice_id'],
  ['/v1/debit-notes', 'invoices', 'body.invoice_id'],
  ['/v1/invoices', 'customers', 'body.customer_id'],
];

export const configOf = (ids) => {
  const kinds = Object.entries(ids).filter(([, known]) => known.length > 0);
  return [
    // Generating a document takes long on a machine that others use too; that is no fault of the API.
    'suppress-health-check = ["all"]',
    '[generation]',
    'no-shrink = true',
    'database = "none"',
    // 422: rules of invoicing go beyond what a schema can say, as sums, dates and what an invoice still has to credit.
    '[checks.positive_data_acceptance]',
    'expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 410, 422, 429]',
    ...kinds.flatMap(([kind, known]) => [`[dictionaries.${kind}]`, `values = ${JSON.stringify(known)}`]),
    ...kinds.flatMap(([kind]) => [
      '[[operations]]',
      `include-path-regex = "^/v1/${kind}/\\\\{id\\\\}"`,
      '[operations.parameters]',
      `"path.id" = { dictionary = "${kind}", probability = ${KNOWN_IDS} }`,
    ]),
    ...REFERENCES.filter(([, kind]) => ids[kind].length > 0).flatMap(([path, kind, member]) => [
      '[[operations]]',
      `include-path-regex = "^${path}(/preview)?$"`,
      'include-method = "POST"',
      '[operations.parameters]',
      `"${member}" = { dictionary = "${kind}", probability = ${KNOWN_IDS} }`,
    ]),
    // A batch answers 200 with a problem for each document that it refuses (API: each accepted or refused by itself).
    '[[operations]]',
    'include-path-regex = "/batches$"',
    '[operations.checks.negative_data_rejection]',
    'expected-statuses = [200, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]',
    '',
  ].join('\n');
};
