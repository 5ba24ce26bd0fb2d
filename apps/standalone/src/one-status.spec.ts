import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type DocumentView, evolveView, queuedView } from '@rubrica/api-gateway';
import { currentData, currentType, EVENT_TYPES, type Message } from '@rubrica/contracts';
import { DOCUMENT_FACTS, type DocumentFact, foldDocument, publicEvent } from '@rubrica/webhook-dispatcher';
import fc from 'fast-check';

/** One golden sample of every fact of a document's life, by its type. */
const SAMPLES = new URL('../../../libs/contracts/samples/', import.meta.url);
const TYPES = readdirSync(SAMPLES)
  .filter((type) => type.startsWith('co.rubrica.document.') && currentType(type) === type)
  .sort();
const samples = new Map(
  TYPES.map((type) => [type, JSON.parse(readFileSync(new URL(`${type}/full.json`, SAMPLES), 'utf8')) as Sample]),
);
interface Sample {
  readonly source: string;
  readonly tenantid: string;
  readonly data: { readonly document_id: string };
}

const KINDS = ['invoice', 'credit_note', 'debit_note'] as const;
type Kind = (typeof KINDS)[number];

interface Step {
  readonly type: string;
  readonly edition: number;
}

const step = (name: string, edition = 1): Step => ({ type: currentType(`co.rubrica.document.${name}.v1`), edition });

const factOf = ({ type, edition }: Step, kind: Kind, version: number): Message => {
  const { source, tenantid, data } = samples.get(type)!;
  const changed = { ...data, document_id: 'one document', kind, ...('edition' in data ? { edition } : {}) };
  const time = new Date(Date.parse('2026-11-21T15:00:00Z') + version * 1000).toISOString();
  return { type, source, tenantid, time, id: `document@${version}`, data: currentData(type, changed) } as Message;
};

const isFold = (fact: Message): fact is DocumentFact => (DOCUMENT_FACTS as readonly string[]).includes(fact.type);
const recipient = { email: 'compras@cliente.co', message_id: 'mail_1@rubrica', diagnostic: null };
const links = { publicBaseUrl: 'https://api.ejemplo.co', keys: [{ id: 'k1', secret: 'secreto-de-enlaces' }] };

/** After each fact: the status that GET answers, and the public event of the fact, if it gives one. */
const lived = (kind: Kind, steps: readonly Step[]) => {
  let view: DocumentView = queuedView('2026-11-21T15:00:00.000Z');
  let told: ReturnType<typeof foldDocument> | undefined;
  return steps.map((one, index) => {
    const fact = factOf(one, kind, index + 1);
    view = evolveView(view, fact);
    const isOfEvents = isFold(fact);
    told = isOfEvents ? foldDocument(told, fact) : told;
    const event = isOfEvents && told ? publicEvent(fact, told, recipient, links) : null;
    return { fact: one.type, answered: view.status, folded: told?.status ?? 'queued', event };
  });
};

describe('the status of a document', () => {
  it('is the same in the answer of GET and in the public event, after whatever facts', () => {
    const steps = fc.array(fc.record({ type: fc.constantFrom(...TYPES), edition: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), steps, (kind, life) => {
        for (const { fact, answered, folded, event } of lived(kind, life)) {
          expect([fact, folded, event?.data.object.status ?? answered]).toEqual([fact, answered, answered]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is so for each of the 21 event types', () => {
    const issued = ['requested', 'numbered', 'signed', 'submitted'].map((name) => step(name));
    const lives = [
      [...issued, step('accepted'), step('email-delivered'), step('email-bounced'), step('email-complained')],
      [...issued, step('rejected')],
      [step('requested'), step('signed'), step('signed', 2), step('contingency-issued', 2)],
      [step('requested'), step('issuing-failed'), step('submission-retried'), step('issuing-retried')],
      [...issued, step('submission-failed'), step('issuing-retried'), step('submission-retried'), step('accepted')],
    ];
    const seen = new Set<string>();
    for (const kind of KINDS) {
      for (const { answered, event } of lives.flatMap((life) => lived(kind, life))) {
        if (!event) continue;
        seen.add(event.type);
        expect([event.type, event.data.object.status]).toEqual([event.type, answered]);
      }
    }
    expect(seen).toEqual(new Set(EVENT_TYPES));
  });

  it('that failed comes back only when the service in which it failed has it retried', () => {
    const statuses = (...names: readonly string[]) =>
      lived(
        'invoice',
        ['requested', 'signed', ...names].map((name) => step(name)),
      ).map(({ answered }) => answered);
    expect(statuses('submission-failed', 'issuing-retried', 'submission-retried').slice(-3)).toEqual([
      'failed',
      'failed',
      'signed',
    ]);
  });
});
