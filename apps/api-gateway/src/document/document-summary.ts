import { bothOf, type Environment } from '@rubrica/contracts';
import type { Counterparty, DocumentKind } from '@rubrica/fiscal';
import { KINDS } from '@rubrica/kinds';
import { type Language, offsetTime } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { DocumentView } from './document.js';
import {
  DocumentStatusName,
  EnvironmentName,
  MAIL_STATES,
  nullable,
  oneOf,
  WaitingResource,
  worst,
} from './document-resource.js';

export const KindName = oneOf(KINDS.map(({ name }) => name));
const text = nullable(Type.String());

const SummaryCounterparty = Type.Object(
  {
    id: nullable(Type.String({ description: 'Of the customer or supplier; null if the document has the data itself' })),
    name: Type.String({ description: 'Its `legal_name`' }),
    identification_number: Type.String({ description: 'NIT or other number, without check digit' }),
  },
  { title: 'SummaryCounterparty' },
);

export const DocumentSummary = Type.Object(
  {
    id: Type.String(),
    object: KindName,
    livemode: Type.Boolean(),
    environment: EnvironmentName,
    status: DocumentStatusName,
    waiting: nullable(WaitingResource),
    number: text,
    external_id: text,
    counterparty: Type.Union([SummaryCounterparty, Type.Null()], {
      description: 'The buyer, or the seller of a purchase; null: the final consumer',
    }),
    currency: Type.String({ description: 'Of `total`' }),
    total: Type.String({ description: '`totals.payable_amount` of the document' }),
    mail_status: Type.Union([oneOf(MAIL_STATES), Type.Null()], {
      description: 'The worst state of all its mails, also of those sent again; null: none was sent',
    }),
    issued_at: text,
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'DocumentSummary' },
);

/** What a summary needs of a row of `documents`. */
export interface SummaryRow {
  readonly id: string;
  readonly livemode: boolean;
  readonly environment: Environment;
  readonly kind: DocumentKind;
  readonly external_id: string | null;
  readonly customer_id: string | null;
  readonly invoice_id: string | null;
  readonly customer: Counterparty | null;
  readonly number: string | null;
  readonly issued_at: string | null;
  readonly currency: string;
  readonly total: string;
  readonly view: DocumentView;
  readonly created_at: Date;
}

/** Columns of a `SummaryRow`. The draft, which is outside of the row, is read only for what the row does not have. */
export const SUMMARY_COLUMNS = `id, livemode, environment, kind, external_id, customer_id, invoice_id, customer, view, created_at, position,
  coalesce(number, draft->>'number') as number, coalesce(view->>'issued_at', draft->>'issued_at') as issued_at,
  coalesce(currency, draft->>'currency') as currency, totals->>'payable_amount' as total`;

/** Returns the summary. `action` says in English what can be done about its wait. */
export const documentSummary = (row: SummaryRow, action: string | null, language: Language): object => {
  const { id, livemode, environment, kind, view, external_id, customer, number, issued_at, currency, total } = row;
  const { status, waiting, mailings, updated_at } = view;
  return {
    id,
    object: kind,
    livemode,
    environment,
    status,
    waiting: waiting && {
      ...waiting,
      since: offsetTime(waiting.since),
      action: bothOf(action ?? waiting.action)[language],
    },
    number,
    external_id,
    counterparty: customer && {
      id: row.customer_id,
      name: customer.legal_name,
      identification_number: customer.identification.number,
    },
    currency,
    total,
    mail_status: mailings.length === 0 ? null : worst(mailings),
    issued_at,
    created_at: offsetTime(row.created_at),
    updated_at: offsetTime(updated_at),
  };
};
