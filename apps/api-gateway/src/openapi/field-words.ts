/**
 * Descriptions of fields whose schema has none, for the OpenAPI document: by the name of the field where it means the
 * same everywhere, by component and path where it does not. The path of an item of a list has `[]`.
 */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  // Every resource.
  id: 'Opaque id: a prefix that says what it is, and 26 characters',
  object: 'What kind of resource this is',
  livemode: 'true: made with sk_live_; false: made with sk_test_',
  environment: 'test, habilitacion or production; fixed when it was made',
  status: 'State at the time of this answer',
  metadata: 'Your own pairs of texts, up to 50; key up to 40, value up to 500 characters',
  external_id: 'Your own id, up to 64 characters, unique for ever among resources of this kind and mode',
  created_at: 'When it was made: ISO 8601 with offset',
  updated_at: 'When it last changed: ISO 8601 with offset',
  url: 'Path of this list',
  data: 'The resources of this page, newest first',

  // Parties.
  address: 'Where it is; in Colombia with the DIVIPOLA code of the municipality',
  organization_type: '1 legal person, 2 natural person',
  trade_name: 'Name under which it trades',
  email: 'E-mail address',
  phone: 'Telephone number',
  tax_level_codes: 'Responsibilities before DIAN, such as O-13 or R-99-PN; see /v1/catalogs/responsabilidades',
  tax_scheme: 'Tax that the party is responsible for; see /v1/catalogs/tributos-tercero',
  party_names: 'Further names of its establishments',
  contact: 'Whom to ask there',
  shareholders: 'Members of a consortium, with their shares in per cent',

  // Documents.
  kind: 'invoice, credit_note or debit_note',
  number: 'Prefix and sequence as DIAN knows them, such as SETP990000001; null until it is numbered',
  prefix: 'Prefix of the numbering range',
  sequence: 'The number without its prefix; null until it is numbered',
  cufe: 'CUFE of an invoice, CUDE of a note: 96 hexadecimal characters; null until it is signed',
  type_code: 'Type of document in the XML: 01, 02, 03, 04, 91 or 92',
  issued_at: "Time of issue, Colombia's (-05:00); null until it is numbered, unless the request named it",
  customer_id: 'Id of the customer; null when the request has the buyer itself',
  customer: 'The buyer as the document names it',
  payment_means: 'How and when it is paid',
  numbering_range_id: 'Numbering range of which the number is',
  delivery_terms: 'Terms of delivery of an export',
  delivery_address: 'Where it was delivered',
  product_code: 'Code of the product in a standard',
  totals: 'Sums that were calculated by the rules of DIAN; amounts with two decimals',
  waiting: 'What the document waits for without having failed; null: for nothing',
  qr_url: 'Page of the tax authority about this document, as in its QR code; null until there is a CUFE',
  pdf_url: 'Signed URL of the PDF, good without an API key; null while or because there is none',
  xml_url: 'Signed URL of the signed XML, good without an API key; null while or because there is none',
  attached_document_url: 'Signed URL of the zip that the buyer gets; null while or because there is none',
  dian: 'Answer of the tax authority; null before there is one',
  'dian.status_code': 'Code of the answer: 00 is accepted',
  'dian.message': "The tax authority's own words",
  'dian.validated_at': 'When the tax authority validated it',
  'dian.messages': 'Rules that the tax authority named, each explained',
  'Invoice.email': 'Mails to the buyer; null: none yet',
  'Note.email': 'Mails to the buyer; null: none yet',
  'email.status': 'Worst state among its recipients; delivered when every mail was',
  'email.recipients': 'One entry for each address',
  'recipients[].address': 'E-mail address',
  'recipients[].status': 'queued, sent, delivered, bounced or complained',
  failure: 'Why it failed; null unless status is failed',
  'failure.code': 'Stable code, with a page of its own',
  'failure.detail': 'What happened',
  corrects: 'Id of the rejected document whose number this one took; null: none',
  corrected_by: 'Id of the document that took the number of this rejected one; null: none',
  'CreditNoteDraft.email': 'Who gets the mail; default: the address of the customer',
  'DebitNoteDraft.email': 'Who gets the mail; default: the address of the customer',
  'InvoiceDraft.email': 'Who gets the mail; default: the address of the customer',

  'RuleMessage.detail': "The tax authority's own words",
  'RuleMessage.pointer': 'Where to mend it; null where no field of the request caused it',
  'RuleMessage.cause': 'Why a document gets it; null where no public text says so',
  'RuleMessage.fix': 'What to do; null where no public text says so',
  'Waiting.reason': 'Stable code of what is missing, with a page of its own',
  'Waiting.since': 'Since when: ISO 8601 with offset',
  'Waiting.action': 'What you can do, in words',
  'Waiting.choices': 'What POST …/resolve takes now; empty: nothing is to be decided',
  'waiting.reason': 'Stable code of what would be missing, with a page of its own',
  'waiting.action': 'What you can do, in words',
  'TimelineEntry.time': 'When it happened: ISO 8601 with offset',
  'TimelineEntry.data': 'What belongs to the fact',

  'Warning.code': 'Stable code of the warning',
  'Warning.detail': 'What is unusual, in the language of Accept-Language',
  'Warning.fix': 'What to do if it is not meant so',

  // Mail.
  'EmailsInput.to': 'Addresses, up to 10; default: the first recipients',
  document_id: 'Id of the document',
  edition: 'Which signed edition of the document was sent; the first is 1',
  to: 'E-mail address of the recipient',
  message_id: 'Message-ID of the mail',
  'Mailing.status': 'queued, sent, delivered (the receiving server took it), bounced or complained',
  diagnostic: 'What the receiving server said; null: nothing',

  // Numbering ranges.
  document_type: 'invoice, credit_note, debit_note or contingency',
  from: 'First number',
  'NumberingRange.to': 'Last number',
  'authorized.to': 'Last number',
  resolution_number: 'Number of the resolution by which DIAN authorized it; null where none is needed',
  resolution_date: 'Day of the resolution (YYYY-MM-DD)',
  valid_from: 'First day on which it may be used (YYYY-MM-DD)',
  valid_to: 'Last day on which it may be used (YYYY-MM-DD)',
  'NumberingRange.is_active': 'Whether documents take numbers of it',
  'NumberingRangePatch.is_active': 'Whether documents take numbers of it',
  action: 'created, updated, unchanged or skipped',
  numbering_range: 'The range as it is now; null when it was skipped',

  // Certificates.
  'Certificate.status': 'active: signs; replaced, revoked or expired: signs no more',
  filename: 'Name of the file, for you to know it again',
  fingerprint: 'SHA-256 of the certificate',

  // Webhooks and events.
  'Event.type': 'One of the 21 types',
  'Event.created': 'When it happened: ISO 8601 with offset',
  'Event.data': 'What it is about',
  'data.object': 'The document at that moment',
  'object.email': 'In events about mail: one recipient',
  'email.to': 'E-mail address of the recipient',
  'WebhookEndpoint.url': 'Where events go: https, to a public address',
  'WebhookEndpointWithSecret.url': 'Where events go: https, to a public address',
  description: 'Your own note about it',
  subscribed_events: 'Types of the events that it gets',
  is_active: 'false: it gets nothing',
  api_version: 'Version of the API in which its events are written',
  event_id: 'Id of the event',
  event_type: 'Type of the event',
  webhook_endpoint_id: 'Id of the endpoint',
  'RedeliverInput.webhook_endpoint_id': 'Endpoint that gets it; default: all that subscribe to its type now',
  'Delivery.status': 'pending, succeeded, exhausted (four attempts failed) or cancelled',
  cancel_reason: 'Why nothing more is sent; null unless cancelled',
  next_attempt_at: 'When the next attempt is due; null: no further one',
  attempts: 'What was tried, oldest first',
  'attempts[].at': 'When it began: ISO 8601 with offset',
  'attempts[].duration_ms': 'How long it took, in milliseconds',

  // Account.
  'Tenant.id': 'Id of your account',
  'Tenant.environment': 'habilitacion or production in live mode, test in test mode',
  'logo.media_type': 'image/png or image/jpeg',
  'logo.width_px': 'Width in pixels',
  'logo.height_px': 'Height in pixels',
  logo: 'Picture at the head of every PDF; null removes it',
  brand_color: 'Colour of the PDF as #rrggbb; null: ours',
  'test_set.id': 'Id that DIAN gave the test set',
  'software.id': 'Id that DIAN gave the software',
  'provider.nit': 'NIT of the technology provider, without its check digit',
  'provider.check_digit': 'Check digit of that NIT',
  'provider.name': 'Name of the technology provider',

  'ApiKey.name': 'Name that you gave it',
  'ApiKey.expires_at': 'When it ends: ISO 8601 with offset; null: never',
  'ApiKeyWithSecret.name': 'Name that you gave it',
  'ApiKeyWithSecret.expires_at': 'When it ends: ISO 8601 with offset; null: never',
  documents: 'Bodies as one POST takes each, up to 1,000; each is accepted or refused by itself',

  // Catalogs.
  'Catalog.catalog': 'Name of the catalog',
  'Catalog.data': 'All codes of the catalog',
  'data[].code': 'Code in this API',
  'data[].name': 'Name in this API',
  'data[].dian_code': 'Code in the XML',
  'data[].dian_name': 'Name in the lists of DIAN',

  // Problems.
  'Problem.title': 'The status in words',
  'Problem.status': 'HTTP status',
  'Problem.detail': 'What is wrong, in the language of Accept-Language',
  request_id: 'Quote it to support',
  errors: 'All that is wrong, each at its place',
  'errors[].code': 'Stable code of this fault',
  'errors[].detail': 'What is wrong and why',
  'errors[].fix': 'How to mend it',

  // Parameters.
  'parameter.id': 'Id of the resource',
  'parameter.tenant': 'Part of a file URL',
  'parameter.file': 'Part of a file URL',
  'parameter.catalog': 'Name of the catalog',
  'parameter.status': 'Only those in this state',
  'parameter.environment': 'Only those of this environment',
  'parameter.customer_id': 'Only those of this customer',
  'parameter.number': 'Only the one with this number, prefix included',
  'parameter.external_id': 'Only the one with this id of yours',
  'parameter.document_type': 'Only ranges of this type',
  'parameter.type': 'Only events of this type',
  'parameter.document_id': 'Only events of this document',
  'parameter.invoice_id': 'Only notes of this invoice',
};

/**
 * Returns the words for a field: those of the longest end of its path that has any, the component's name first. The
 * path is `Component.field.field`.
 */
export const fieldWords = (path: string): string | undefined => {
  const names = path.split('.');
  const ends = names.map((_, index) => names.slice(index).join('.'));
  const known = ends.find((end) => FIELD_WORDS[end] !== undefined);
  return known === undefined ? undefined : FIELD_WORDS[known];
};
