import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@rubrica/eventing';
import { createLogger, MovableClock } from '@rubrica/service';
import { freshDatabase } from '@rubrica/testing';
import { migrations } from '../migrations/index.js';
import { queuedView } from './document.js';
import { DocumentViews } from './document.view.js';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase('api_gateway');
  ({ drop } = fresh);
  database = await Database.open({
    ...{ service: 'api-gateway', databaseUrl: fresh.url, schema: 'api_gateway', migrations },
    ...{ clock: new MovableClock(), logger: createLogger({ service: 'test', level: 'silent' }) },
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

describe('the view of a document', () => {
  it('is folded anew if another transaction has changed it since it was read', async () => {
    const at = '2026-03-02T10:00:00.000Z';
    await database.query(
      `insert into documents (id, tenant_id, livemode, environment, kind, draft, totals, view, created_at)
       values ('inv_1', 'ten_1', false, 'test', 'invoice', '{}', '{}', $1, $2)`,
      [JSON.stringify(queuedView(at)), at],
    );
    const views = new DocumentViews(database);
    const read: (string | null | undefined)[] = [];
    await database.transaction(async (tx) => {
      const before = await views.readViews(tx, ['inv_1']);
      const view = before.get('inv_1')?.view ?? queuedView(at);
      read.push(view.cufe);
      if (read.length === 1)
        await database.query(`update documents set view = view || '{"cufe": "abc"}' where id = 'inv_1'`);
      views.replaceViews(tx, before, new Map([['inv_1', { ...view, number: 'SETT1' }]]));
    });
    expect(read).toEqual([null, 'abc']);
    expect(await database.query(`select number, view->>'cufe' as cufe from documents`)).toEqual([
      { number: 'SETT1', cufe: 'abc' },
    ]);
  });
});
