import { KINDS } from '@rubrica/kinds';

/** What an operator sees of a document without a reason: nothing of it tells who bought what. */
const SHOWN = [
  ...['id', 'object', 'livemode', 'environment', 'status', 'number', 'prefix', 'sequence'],
  ...KINDS.map(({ hashName }) => hashName.toLowerCase()),
  ...[
    'type_code',
    'issued_at',
    'created_at',
    'updated_at',
    'numbering_range_id',
    'currency',
    'totals',
    'waiting',
    'dian',
  ],
  ...['failure', 'corrects', 'corrected_by', 'collecting_until'],
];

/** Returns a document without its bodies and without the data of persons. */
export const masked = (document: object): object =>
  Object.fromEntries(Object.entries(document).filter(([name]) => SHOWN.includes(name)));
