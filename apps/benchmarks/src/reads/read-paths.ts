import { asSuperuser } from '../cost/postgres-counters.js';

/** Requests of one read, one after the other: each of another row. */
export type ReadPaths = Readonly<Record<string, readonly string[]>>;

const SAMPLES = 200;

interface Sample {
  readonly id: string;
  readonly number: string;
  readonly created: string;
}

/** Makes requests of every read of documents, events and deliveries for rows from all over the tables. */
export const readPaths = (dataDir: string): Promise<ReadPaths> =>
  asSuperuser(dataDir, async (client) => {
    const sample = async (table: string, columns: string): Promise<Sample[]> => {
      const { rows: counts } = await client.query<{ share: number }>(
        `select least(100, 100 * ${SAMPLES * 10}::float8 / greatest(reltuples, 1)) as share from pg_class where oid = $1::regclass`,
        [table],
      );
      const { rows } = await client.query<Sample>(
        `select ${columns} from ${table} tablesample bernoulli (${String(counts[0]?.share ?? 100)})
         where livemode order by random() limit ${SAMPLES}`,
      );
      if (rows.length === 0) throw new Error(`${table} has no rows`);
      return rows;
    };
    const documents = await sample('api_gateway.documents', 'id, number, created_at::text as created');
    const events = await sample(
      'webhook_dispatcher.public_events',
      'id, document_id as number, created_at::text as created',
    );
    const deliveries = await sample(
      'webhook_dispatcher.deliveries',
      'id, endpoint_id as number, created_at::text as created',
    );
    const endpoint = `/v1/webhook-endpoints/${deliveries[0]?.number ?? ''}/deliveries`;
    const day = (created: string): string => {
      const [from, until] = [new Date(created), new Date(Date.parse(created) + 86_400_000)];
      return `created[gte]=${from.toISOString()}&created[lt]=${until.toISOString()}`;
    };
    return {
      'invoice by id': documents.map(({ id }) => `/v1/invoices/${id}`),
      timeline: documents.map(({ id }) => `/v1/invoices/${id}/timeline`),
      'notes of an invoice': documents.map(({ id }) => `/v1/invoices/${id}/notes`),
      'invoices, first page': ['/v1/invoices'],
      'invoices, a page in the middle': documents.map(({ id }) => `/v1/invoices?starting_after=${id}`),
      'invoices, backwards': documents.map(({ id }) => `/v1/invoices?ending_before=${id}`),
      'invoices by number': documents.map(({ number }) => `/v1/invoices?number=${number}`),
      'invoices of a day': documents.map(({ created }) => `/v1/invoices?${day(created)}`),
      'invoices of a status': ['/v1/invoices?status=accepted_by_dian', '/v1/invoices?status=failed'],
      'invoices of a status and a day': documents.map(({ created }) => `/v1/invoices?status=failed&${day(created)}`),
      'event by id': events.map(({ id }) => `/v1/events/${id}`),
      'events, first page': ['/v1/events'],
      'events, a page in the middle': events.map(({ id }) => `/v1/events?starting_after=${id}`),
      'events of a type': ['/v1/events?type=invoice.accepted_by_dian', '/v1/events?type=invoice.failed'],
      'events of a day': events.map(({ created }) => `/v1/events?${day(created)}`),
      'events of a document': events.map(({ number }) => `/v1/events?document_id=${number}`),
      'delivery by id': deliveries.map(({ id }) => `/v1/deliveries/${id}`),
      'deliveries, first page': [endpoint],
      'deliveries, a page in the middle': deliveries.map(({ id }) => `${endpoint}?starting_after=${id}`),
      'customers, first page': ['/v1/customers'],
    };
  });
