import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@rubrica/eventing';
import { createLogger } from '@rubrica/service';
import { until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrations } from '../migrations/index.js';
import { type RunningSimulator, signedInvoice, signedNote, startSimulator } from '../simulator.fixture.js';
import { submission } from '../submission/submission.messages.js';
import type { Submission } from '../submission/submission.js';
import { type SignedDocument, type Stage, startStage, type Submitter } from '../submitter.fixture.js';

let stage: Stage;
let simulator: RunningSimulator;
let database: Database;
let submitter: Submitter | undefined;
let sequence = 100;
beforeAll(async () => {
  stage = await startStage();
  simulator = await startSimulator(stage);
  database = await Database.open({
    service: 'dian-submitter',
    databaseUrl: stage.fresh.url,
    schema: 'dian_submitter',
    migrations,
    clock: stage.clock,
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
});
afterAll(async () => {
  await database.close();
  await simulator.stop();
  await stage.close();
});
beforeEach(async () => {
  submitter = await start();
});
afterEach(async () => {
  await submitter?.stop();
  submitter = undefined;
  await simulator.control({ mode: 'up', latency_ms: 0, faults: {} });
});

/** `retryLongestMs`: longer than the first lookup, so that the declaration of a contingency makes lookups due. */
const start = (): Promise<Submitter> =>
  stage.start({ ...simulator.settings, retryLongestMs: 20_000, trialEveryMs: 200 });

/** A document of this spec, with the number under which the tax authority has it. */
interface Numbered extends SignedDocument {
  readonly sequence: number;
}

const anInvoice = async (): Promise<Numbered> => {
  sequence += 1;
  return { ...(await signedInvoice(stage, sequence)), sequence };
};
const noteTo = async ({ id, cufe }: SignedDocument): Promise<Numbered> => {
  sequence += 1;
  return { ...(await signedNote(stage, sequence, { invoice: { document_id: id, cufe } })), sequence };
};
const typesOf = async ({ id }: SignedDocument, last: string): Promise<string[]> =>
  (await stage.facts(id, last)).map(({ type }) => type);
/** Puts the lookups of notes off by an hour, so that one which the verdict of its invoice forgets does not come. */
const withoutLookups = async (work: () => Promise<void>): Promise<void> => {
  await database.query(`create function put_off() returns trigger language plpgsql as $$ begin
    if new.payload ? 'looks' then new.due := new.due + interval '1 hour'; end if;
    return new;
  end $$`);
  await database.query('create trigger put_off before insert on timers for each row execute function put_off()');
  try {
    await work();
  } finally {
    await database.query('drop function put_off cascade');
  }
};
const waiting = (): Promise<{ document_id: string; reason: string }[]> =>
  database.query('select document_id, reason from waiting_submissions order by document_id');
const stateOf = async ({ id }: SignedDocument): Promise<Submission> => (await database.load(submission, id)).state;
/** Documents of the tax authority in the order in which it took them. */
const orderAtAuthority = async (...documents: readonly SignedDocument[]): Promise<string[]> => {
  const { documents: taken } = await simulator.received();
  return taken.flatMap(({ cufe }) => documents.find((document) => document.cufe === cufe)?.id ?? []);
};

describe('a note whose invoice has no verdict', () => {
  it('waits in the stream of the invoice, and is sent at once when the invoice has its verdict', () =>
    withoutLookups(async () => {
      await simulator.control({ mode: 'down' });
      const invoice = await anInvoice();
      await stage.facts(invoice.id, 'submitted');
      const note = await noteTo(invoice);
      const [waits] = await stage.facts(note.id, 'submission-waits');
      expect(waits?.data).toMatchObject({
        document_id: note.id,
        kind: 'credit_note',
        reason: 'invoice_not_accepted',
        awaited_id: invoice.id,
      });
      expect(await stateOf(note)).toMatchObject({ status: 'planned', waiting: 'invoice_not_accepted', attempts: [] });
      expect(await stateOf(invoice)).toMatchObject({ awaitedBy: [note.id] });
      expect(await waiting()).toEqual([{ document_id: note.id, reason: 'invoice_not_accepted' }]);

      await simulator.control({ mode: 'up' });
      expect(await typesOf(note, 'accepted')).toEqual(['submission-waits', 'submitted', 'accepted']);
      expect(await orderAtAuthority(note, invoice)).toEqual([invoice.id, note.id]);
      expect(await waiting()).toEqual([]);
    }));

  it('looks by itself too, and says nothing more while it waits on', async () => {
    await simulator.control({ mode: 'down' });
    const invoice = await anInvoice();
    await stage.facts(invoice.id, 'submitted');
    const note = await noteTo(invoice);
    await stage.facts(note.id, 'submission-waits');
    const { version } = await database.load(submission, note.id);
    const looks = async (): Promise<number> => {
      const sql = 'select payload from timers where key = $1';
      const [timer] = await database.query<{ payload: { looks?: number } }>(sql, [note.id]);
      return timer?.payload.looks ?? 0;
    };
    const before = await looks();
    simulator.advance(15);
    await until(looks, (now) => now > before);
    expect((await database.load(submission, note.id)).version).toBe(version);
    expect(await stateOf(invoice)).toMatchObject({ awaitedBy: [note.id] });
    await simulator.control({ mode: 'up' });
    expect(await typesOf(note, 'accepted')).toEqual(['submission-waits', 'submitted', 'accepted']);
  });

  it('of many that come before, while and after the invoice is judged, none is forgotten', () =>
    withoutLookups(async () => {
      await simulator.control({ mode: 'down' });
      const invoice = await anInvoice();
      await stage.facts(invoice.id, 'submitted');
      const first = await noteTo(invoice);
      await stage.facts(first.id, 'submission-waits');
      const notes: SignedDocument[] = [first];
      await simulator.control({ mode: 'up', latency_ms: 600 });
      simulator.advance(20); // so the invoice is sent now
      for (let i = 1; i < 30; i += 1) {
        notes.push(await noteTo(invoice));
        await sleep(30);
      }
      for (const { id } of notes) await stage.facts(id, 'accepted');
      expect((await orderAtAuthority(invoice, ...notes))[0]).toBe(invoice.id);
      expect(await waiting()).toEqual([]);
    }));

  it('is issued again when the invoice is accepted under another CUFE', async () => {
    await simulator.control({ mode: 'down' });
    const invoice = await anInvoice();
    await stage.facts(invoice.id, 'submitted');
    const note = await noteTo({ ...invoice, cufe: 'b'.repeat(96) });
    await stage.facts(note.id, 'submission-waits');
    await simulator.control({ mode: 'up' });
    expect(await typesOf(note, 'reissue-ordered')).toEqual(['submission-waits', 'reissue-ordered']);
    expect(await orderAtAuthority(invoice, note)).toEqual([invoice.id]);
    expect(await waiting()).toEqual([]);
  });

  it('is issued in contingency with it, and goes after it when that is over', async () => {
    await simulator.control({ mode: 'down' });
    const nowMs = stage.clock.now().getTime();
    const [from, to] = [nowMs - 60_000, nowMs + 3_600_000].map((ms) => new Date(ms));
    await simulator.control({ declared_outages: [{ from, to }], auto_declare: false });
    const invoice = await anInvoice();
    const note = await noteTo(invoice);
    await stage.facts(note.id, 'submission-waits');
    const order = { environment: 'habilitacion', reason: 'DIAN announced it.', operator: 'ana' };
    const declared = await submitter?.call('POST', '/internal/contingencies', { body: order });
    expect(declared?.status).toBe(201);
    await stage.facts(invoice.id, 'contingency-ordered');
    await stage.facts(note.id, 'contingency-ordered');
    expect(await waiting()).toEqual([]);

    const second = await signedInvoice(stage, invoice.sequence, {
      typeCode: '04',
      fact: { document_id: invoice.id, edition: 2 },
    });
    const named = { document_id: invoice.id, cufe: second.cufe };
    const secondNote = await signedNote(stage, note.sequence, { document_id: note.id, edition: 2, invoice: named });
    for (const held of [second, secondNote])
      await until(
        () => stateOf(held),
        ({ status }) => status === 'held',
      );
    await simulator.control({ mode: 'up' });
    simulator.advance(5);
    await submitter?.call('POST', `/internal/contingencies/${String(declared?.body['id'])}/end`, {
      body: { operator: 'ana' },
    });
    await stage.facts(note.id, 'accepted');
    expect(await orderAtAuthority(secondNote, second)).toEqual([invoice.id, note.id]);
    expect(await waiting()).toEqual([]);
    expect(await database.query('select 1 from contingency_documents')).toEqual([]);
  });
});
