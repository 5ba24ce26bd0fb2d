import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type Counterparty, numberAsked } from '@rubrica/fiscal';
import { COUNTERPARTY_ROLES, type CounterpartyRole, kindsOf } from '@rubrica/kinds';
import { SUMMARY_COLUMNS, type SummaryRow } from '../document/document-summary.js';
import { type RequestRow, RequestLogStore } from '../request-log/request-log.store.js';

/** Hits of an answer, of each way to search and of all together. */
export const MOST_HITS = 20;

export const WAYS = ['id', 'request_id', 'cufe', 'number', 'external_id', 'identification_number', 'name'] as const;
export type Way = (typeof WAYS)[number];

interface CounterpartyHit {
  readonly id: string;
  readonly external_id: string | null;
  readonly data: Counterparty;
}

export type Hit = { readonly foundBy: Way } & (
  | { readonly document: SummaryRow }
  | { readonly request: RequestRow }
  | { readonly role: CounterpartyRole; readonly counterparty: CounterpartyHit }
);

/** Finds documents, customers and suppliers of a tenant by what a person knows of them (ADR 0247). Each read uses an index. */
@Injectable()
export class SearchStore {
  constructor(
    private readonly database: Database,
    private readonly requests: RequestLogStore,
  ) {}

  /** Returns the hits, the most exact first: by id, CUFE, number, external id, and then by the counterparty. */
  async find(caller: Caller, text: string): Promise<Hit[]> {
    const found = await Promise.all([
      this.request(caller, text),
      this.documents(caller, 'id', 'id = $4', [text]),
      this.documents(caller, 'cufe', 'cufe = $4', [text.toLowerCase()]),
      this.documents(
        caller,
        'number',
        `${BEGINS('number', 4)} order by documents.number using ~>~`,
        range(text.toUpperCase()),
      ),
      this.documents(caller, 'number', "draft->>'number' = $4", [text.toUpperCase()]),
      this.byExternalId(caller, text),
      ...COUNTERPARTY_ROLES.flatMap((role) => [
        this.counterparties(caller, role, 'id', 'id = $3', [text]),
        this.counterparties(caller, role, 'external_id', BEGINS('external_id', 3), range(text)),
      ]),
      this.byCounterparty(caller, text),
    ]);
    const hits = new Map<string, Hit>();
    for (const hit of found.flat()) {
      const { id } = 'document' in hit ? hit.document : 'request' in hit ? hit.request : hit.counterparty;
      if (!hits.has(id)) hits.set(id, hit);
    }
    return [...hits.values()].slice(0, MOST_HITS);
  }

  /** The request log is shown to the role `full` alone. */
  private async request(caller: Caller, text: string): Promise<Hit[]> {
    if (caller.role !== 'full' || !/^req_[0-9a-z]{26}$/.test(text)) return [];
    const request = await this.requests.find(caller, text);
    return request ? [{ foundBy: 'request_id', request }] : [];
  }

  private async documents(
    { tenantId, livemode, version }: Caller,
    foundBy: Way,
    condition: string,
    values: readonly string[],
  ): Promise<Hit[]> {
    const rows = await this.database.query<SummaryRow>(
      `select ${SUMMARY_COLUMNS} from documents
        where tenant_id = $1 and livemode = $2 and kind = any($3) and ${condition} limit ${MOST_HITS}`,
      [tenantId, livemode, kindsOf(version).map(({ name }) => name), ...values],
    );
    return rows.map((document) => ({ foundBy, document }));
  }

  /** Each kind has external ids of its own. */
  private async byExternalId({ tenantId, livemode, version }: Caller, text: string): Promise<Hit[]> {
    const rows = await this.database.query<SummaryRow>(
      `select found.* from unnest($3::text[]) as asked (kind)
        cross join lateral (
          select ${SUMMARY_COLUMNS} from documents
           where tenant_id = $1 and livemode = $2 and documents.kind = asked.kind and ${BEGINS('external_id', 4)}
           order by documents.external_id using ~<~ limit ${MOST_HITS}) as found
        limit ${MOST_HITS}`,
      [tenantId, livemode, kindsOf(version).map(({ name }) => name), ...range(text)],
    );
    return rows.map((document) => ({ foundBy: 'external_id', document }));
  }

  private async counterparties(
    { tenantId, livemode, version }: Caller,
    role: CounterpartyRole,
    foundBy: Way,
    condition: string,
    values: readonly unknown[],
  ): Promise<Hit[]> {
    if (version < role.since) return [];
    const rows = await this.database.query<CounterpartyHit>(
      `select id, external_id, data from ${role.path}
        where tenant_id = $1 and livemode = $2 and deleted_at is null and ${condition} limit ${MOST_HITS}`,
      [tenantId, livemode, ...values],
    );
    return rows.map((counterparty) => ({ foundBy, role, counterparty }));
  }

  /** Returns the customers and suppliers that the text means by number or by words of the name, and their newest documents. */
  private async byCounterparty(caller: Caller, text: string): Promise<Hit[]> {
    const number = numberAsked(text);
    const isNumber = /^\d+$/.test(number);
    const foundBy = isNumber ? 'identification_number' : 'name';
    const numbers = await this.numbersOf(caller, isNumber ? number : text);
    if (numbers.length === 0) return [];
    const identification = `data->'identification'->>'number' = any($3)`;
    const found = await Promise.all([
      ...COUNTERPARTY_ROLES.map((role) => this.counterparties(caller, role, foundBy, identification, [numbers])),
      this.newestOf(caller, foundBy, numbers),
    ]);
    return found.flat();
  }

  /**
   * Returns identification numbers of counterparties that have all words of the text, each as the beginning of one of theirs.
   * The rarest word is looked up, and the others are checked, so that few rows are read.
   */
  private async numbersOf({ tenantId, livemode }: Caller, text: string): Promise<string[]> {
    const words = await this.rarestFirst(tenantId, livemode, text);
    const [rarest = '', ...others] = words;
    if (words.every((word) => word.length < SHORTEST_WORD)) return [];
    // With its own limit a check is made for each row found, in every plan.
    const checks = others.map(
      (_, nth) => `cross join lateral (select from counterparty_words o
        where (o.tenant_id, o.livemode, o.identification_number) = (w.tenant_id, w.livemode, w.identification_number)
          and ${BEGINS('o.word', 5 + 2 * nth)} limit 1) as check_${nth}`,
    );
    const rows = await this.database.query<{ number: string }>(
      `select distinct identification_number as number from (
         select identification_number from counterparty_words w ${checks.join(' ')}
          where tenant_id = $1 and livemode = $2 and ${BEGINS('word', 3)} limit ${MOST_HITS}) as found`,
      [tenantId, livemode, ...range(rarest), ...others.flatMap(range)],
    );
    return rows.map((one) => one.number);
  }

  /** Returns the words of a text, those first that begin the fewest words of counterparties. */
  private async rarestFirst(tenantId: string, livemode: boolean, text: string): Promise<string[]> {
    const rows = await this.database.query<{ word: string }>(
      `select asked.word from unnest(words_of($3)) as asked (word)
        cross join lateral (select count(*) from (
          select from counterparty_words where tenant_id = $1 and livemode = $2
            and word ~>=~ asked.word and word ~<~ (asked.word || $4) limit ${RARE}) as few) as matches (count)
        order by count, length(asked.word) desc`,
      [tenantId, livemode, text, LAST],
    );
    return rows.map(({ word }) => word);
  }

  private async newestOf(
    { tenantId, livemode, version }: Caller,
    foundBy: Way,
    numbers: readonly string[],
  ): Promise<Hit[]> {
    const rows = await this.database.query<SummaryRow>(
      `select newest.* from unnest($4::text[]) as counterparty (number)
        cross join lateral (
          select ${SUMMARY_COLUMNS} from documents
           where tenant_id = $1 and livemode = $2 and kind = any($3) and customer is not null
             and customer->'identification'->>'number' = counterparty.number
           order by created_at desc, position desc limit ${MOST_HITS}) as newest
        order by created_at desc, position desc limit ${MOST_HITS}`,
      [tenantId, livemode, kindsOf(version).map(({ name }) => name), numbers],
    );
    return rows.map((document) => ({ foundBy, document }));
  }
}

/** Letters that one of the words needs at least, as very many names have words with the same first letter. */
const SHORTEST_WORD = 2;

/** Words of counterparties that are counted at most, to learn which word of a text is the rarest. */
const RARE = 200;

/** No character comes behind the last one of Unicode. */
const LAST = '\u{10FFFF}';

/**
 * Condition of texts between the parameter `$nth` and the next one, byte by byte. Unlike `like`, it is served by an index in
 * plans that are made without values.
 */
const BEGINS = (column: string, nth: number): string => `${column} ~>=~ $${nth} and ${column} ~<~ $${nth + 1}`;

/** Returns the two parameters of `BEGINS` for texts that begin with this one. */
const range = (text: string): readonly [string, string] => [text, text + LAST];
