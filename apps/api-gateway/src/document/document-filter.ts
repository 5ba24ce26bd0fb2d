import { DOCUMENT_STATUSES } from '@rubrica/contracts';
import { KINDS } from '@rubrica/kinds';
import { type Static, Type } from '@sinclair/typebox';
import { filterOfText } from '../resource/filter-text.js';
import { createdQuery } from '../resource/list.js';

/** A filter of one value or of several, with commas between them. */
const severalOf = (values: readonly string[], what: string) =>
  Type.Optional(
    Type.String({
      pattern: `^(${values.join('|')})(,(${values.join('|')})){0,${values.length - 1}}$`,
      description: `${what}; several with commas between them`,
      examples: [values.slice(0, 2).join(',')],
    }),
  );
/** Documents that one filter names by their ids. */
const MOST_IDS = 50;
const ID = '[a-z]{2,5}_[0-9a-z]{26}';

const id = Type.Optional(Type.String({ maxLength: 64 }));

/** Filters of the list of all documents, as parameters of its query. */
export const documentFilters = {
  ...createdQuery,
  id: Type.Optional(
    Type.String({
      pattern: `^${ID}(,${ID}){0,${MOST_IDS - 1}}$`,
      description: `Ids of documents, ${MOST_IDS} at most; several with commas between them`,
      examples: ['inv_0123456789abcdefghjkmnpqrs'],
    }),
  ),
  waiting: Type.Optional(
    Type.Literal('true', { description: 'Only those that wait for something, such as a decision or the next number' }),
  ),
  mail_status: severalOf(['bounced', 'complained'], 'Those whose mail failed'),
  object: severalOf(
    KINDS.map(({ name }) => name),
    'Kinds of documents',
  ),
  status: severalOf(DOCUMENT_STATUSES, 'Statuses'),
  environment: severalOf(['test', 'habilitacion', 'production'], 'Environments'),
  customer_id: id,
  supplier_id: id,
  number: Type.Optional(Type.String({ maxLength: 20 })),
  external_id: id,
};

const DocumentFilter = Type.Object(documentFilters, { additionalProperties: false });
export type DocumentFilter = Static<typeof DocumentFilter>;

/** Field of a body with filters of the list of all documents, written as the query of that list. */
export const filterInput = (description: string) =>
  Type.String({
    maxLength: 2_000,
    description: `${description}: the query of \`GET /v1/documents\` without page and limit; empty: all documents`,
    examples: ['object=invoice&status=failed,rejected_by_dian'],
  });

/** Returns the filters in the text of a query, or throws a 422 with all that is wrong with it at `pointer`. */
export const filterIn = (text: string, pointer: string): DocumentFilter => filterOfText(DocumentFilter, text, pointer);
