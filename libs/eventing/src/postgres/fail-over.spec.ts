import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresPair, type PostgresPair, until } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectEffectOnce, settled } from '../testing/effect-once.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import { startTestService, type TestService } from '../testing/test-service.fixture.js';

/** Time that the orchestrator needs to notice the failure. It is not part of the measured gap. */
const NOTICED_MS = 200;
const WRITERS = 4;

describe('a primary with a synchronous standby', () => {
  let pair: PostgresPair;
  let service: TestService;
  beforeAll(async () => {
    pair = await postgresPair('document_issuer', 'event_log');
    service = await startTestService({ url: pair.urlOf('document_issuer'), logUrl: pair.urlOf('event_log') });
  });
  afterAll(async () => {
    await service.stop();
    await pair.stop();
  });

  it('that is killed under load loses nothing, and the service goes on by itself within 5 s', async () => {
    const { database } = service;
    const acknowledged = new Map<string, number>();
    let count = 0;
    let [gapMs, lastMs] = [0, performance.now()];
    let stopping = false;
    const write = async (nth: number): Promise<void> => {
      const id = documentId(nth);
      while (!stopping) {
        try {
          const { version } = await database.transaction(async (tx) => {
            const taken = await tx.handle(document, id, { takeNext: true });
            tx.schedule({ kind: 'send', key: `${id} ${taken.version}` });
            return taken;
          });
          gapMs = Math.max(gapMs, performance.now() - lastMs);
          lastMs = performance.now();
          acknowledged.set(id, version);
          count += 1;
        } catch {
          await sleep(20);
        }
      }
    };
    const goesOn = (more: number): Promise<number> => {
      const goal = count + more;
      return until(
        () => count,
        (now) => now >= goal,
      );
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, nth) => write(nth)));
    await goesOn(200);
    await pair.killPrimary();
    await sleep(NOTICED_MS);
    await pair.promote();
    await goesOn(200);
    stopping = true;
    await writing;

    await settled(database);
    await expectEffectOnce(database);
    for (const [id, version] of acknowledged) {
      const [stream] = await database.query<{ version: number }>(
        'select max(version) as version from events where stream_id = $1',
        [`document-${id}`],
      );
      expect(stream?.version).toBeGreaterThanOrEqual(version);
    }
    process.stderr.write(`fail-over: ${count} transactions, longest gap ${Math.round(gapMs)} ms\n`);
    expect(gapMs).toBeLessThan(5_000);
  });
});
