import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { until } from '@rubrica/testing';
import {
  type Answered,
  errorsOf,
  type Json,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { JobStore } from './job.store.js';
import { xlsx } from './sheet.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
beforeAll(async () => {
  gateway = await startGateway();
  tenant = await gateway.newTenant();
});
afterAll(() => gateway.close());

const ask = (method: string, path: string, body?: object, headers = {}): Promise<Answered> =>
  gateway.call(method, `/v1/${path}`, {
    ...{ key: tenant.sk_test, headers: { 'svc-version': '2026-12-01', ...headers } },
    ...(body && { body }),
  });

const TITLES =
  'external_id,customer_identification_type,customer_identification_number,customer_name,payment_code,payment_type,description,quantity,unit_code,unit_price,tax_code,tax_rate';
const rowOf = (id: string, price = '18000'): string => `${id},13,1020304050,Rosa Huertas,10,1,Café,2,94,${price},01,19`;
const fileOf = (...rows: readonly string[]): Buffer => Buffer.from([TITLES, ...rows].join('\n'));
const order = (file: Buffer, more = {}, kind?: string): Promise<Answered> =>
  ask('POST', 'jobs', {
    action: 'import',
    file: { ...(kind && { kind }), content_base64: file.toString('base64') },
    ...more,
  });
const over = async ({ status, json }: Answered): Promise<Json> => {
  expect([status, json['errors']]).toEqual([200, undefined]);
  const path = `jobs/${String(json['id'])}`;
  const { json: job } = await until(
    () => ask('GET', path),
    (answered) => answered.json['status'] === 'completed',
  );
  return job;
};
const linesOf = async ({ id }: Json): Promise<string[][]> =>
  (await ask('GET', `jobs/${String(id)}/result`)).text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
const documents = async (): Promise<number> => {
  const [row] = await gateway.database.query<{ count: number }>('select count(*)::int as count from documents');
  return row?.count ?? 0;
};

describe('an import', () => {
  it('issues the good rows, and says of each other one what is wrong', async () => {
    const file = fileOf(rowOf('i-1'), rowOf('i-1', '9000'), rowOf('i-2', 'dieciocho'), rowOf(''), rowOf('i-3'));
    const dry = await order(file, { dry_run: true });
    expect(dry.json).toMatchObject({ object: 'job_preview', action: 'import', count: 4 });
    expect((dry.json['sample'] as Json[]).map(({ row, code }) => [row, code])).toEqual([
      [2, null],
      [4, 'invalid_request'],
      [5, 'required'],
      [6, null],
    ]);
    expect(await documents()).toBe(0);
    const job = await over(await order(file));
    expect(job).toMatchObject({ action: 'import', filter: null, total: 4, done: 4, succeeded: 2, failed: 2 });
    const lines = await linesOf(job);
    expect(lines.map(([row, , , outcome, code]) => [row, outcome, code])).toEqual([
      ['2', 'done', ''],
      ['4', 'refused', 'invalid_request'],
      ['5', 'refused', 'required'],
      ['6', 'done', ''],
    ]);
    expect(lines[1]?.slice(5).join(',')).toContain('#/lines/0/unit_price: ');
    const { json } = await ask('GET', `invoices/${String(lines[0]?.[1])}`);
    expect(json).toMatchObject({ external_id: 'i-1', customer: { legal_name: 'Rosa Huertas' } });
    expect((json['lines'] as Json[]).map((line) => line['line_extension_amount'])).toEqual(['36000.00', '18000.00']);
  });

  it('that comes again, mended, issues what was not issued before', async () => {
    const before = await documents();
    const [one, two] = [rowOf('m-1'), rowOf('m-2', 'x')];
    await over(await order(fileOf(one, two)));
    const job = await over(await order(fileOf(one, rowOf('m-2'))));
    const lines = await linesOf(job);
    expect(lines.map(([, , , outcome, code]) => [outcome, code])).toEqual([
      ['refused', 'external_id_in_use'],
      ['done', ''],
    ]);
    expect(await documents()).toBe(before + 2);
  });

  it('whose step is lost issues nothing twice, and its result has each row once', async () => {
    const before = await documents();
    const advance = JobStore.prototype.advance;
    const store = gateway.app.get(JobStore);
    let steps = 0;
    const advancing = jest.spyOn(store, 'advance').mockImplementation(async (...asked) => {
      const advanced = await advance.apply(store, asked);
      steps += 1;
      if (steps === 1 || steps === 3) throw new Error('the process is gone');
      return advanced;
    });
    const job = await over(await order(fileOf(...Array.from({ length: 45 }, (_, n) => rowOf(`c-${n}`)))));
    advancing.mockRestore();
    expect([job['succeeded'], steps, await documents()]).toEqual([45, 5, before + 45]);
    const ids = (await linesOf(job)).map(([, id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
  });

  it('takes XLSX', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (nth: number, texts: readonly string[]) =>
      `<row r="${nth}">${texts.map((text, at) => cell(`${String.fromCharCode(65 + at)}${nth}`, text)).join('')}</row>`;
    const file = xlsx(`${row(1, TITLES.split(','))}${row(2, rowOf('x-1').split(','))}`);
    expect(await over(await order(file))).toMatchObject({ total: 1, succeeded: 1 });
  });

  it.each<[string, object, string]>([
    [
      'a column that there is not',
      { file: { content_base64: Buffer.from('precio\n1').toString('base64') } },
      '#/file/content_base64',
    ],
    ['no rows', { file: { content_base64: fileOf().toString('base64') } }, '#/file/content_base64'],
    ['no file', {}, '#/file'],
    ['a filter', { filter: '', file: { content_base64: fileOf(rowOf('a')).toString('base64') } }, '#/filter'],
    ['no base64', { file: { content_base64: '%%%%' } }, '#/file/content_base64'],
    ['another action', { action: 'export', filter: '', file: { content_base64: 'AAAA' } }, '#/file'],
  ])('is refused with %s', async (_, body, pointer) => {
    const answered = await ask('POST', 'jobs', { action: 'import', ...body });
    expect([answered.status, errorsOf(answered)[0]?.['pointer']]).toEqual([422, pointer]);
  });

  it('creates the customers of a file, each once', async () => {
    const file = Buffer.from(
      'id_externo,tipo_identificacion,numero_identificacion,nombre,correo\n' +
        'cl-1,31,900108281,Óptica Central S.A.S.,compras@optica.example\ncl-2,31,9001,Otra,no-es-correo\ncl-1,13,1020304050,Rosa,\n',
    );
    const dry = await order(file, { dry_run: true }, 'customer');
    expect((dry.json['sample'] as Json[]).map(({ row, code }) => [row, code])).toEqual([
      [2, null],
      [3, 'wrong_format'],
      [4, null],
    ]);
    const job = await over(await order(file, {}, 'customer'));
    expect(job).toMatchObject({ kind: 'customer', total: 3, succeeded: 1, failed: 2 });
    const lines = await linesOf(job);
    expect(lines.map(([row, , , outcome, code]) => [row, outcome, code])).toEqual([
      ['2', 'done', ''],
      ['3', 'refused', 'wrong_format'],
      ['4', 'refused', 'external_id_in_use'],
    ]);
    const { json } = await ask('GET', `customers/${String(lines[0]?.[1])}`);
    expect(json).toMatchObject({ legal_name: 'Óptica Central S.A.S.', identification: { check_digit: '3' } });
    const [again] = await linesOf(await over(await order(file, {}, 'customer')));
    expect([again?.[1], again?.[4]]).toEqual([lines[0]?.[1], 'external_id_in_use']);
  });

  it('issues support documents, each of a purchase', async () => {
    const file = Buffer.from(
      'external_id,supplier_identification_type,supplier_identification_number,supplier_name,supplier_address,supplier_municipality,supplier_postal_code,payment_code,payment_type,purchased_on,description,quantity,unit_code,unit_price\n' +
        's-1,13,1020304050,Rosa Pinzón,Vereda 3,25286,250020,10,1,2026-11-20,Café pergamino,125,KGM,18000\n' +
        's-2,13,1020304050,Rosa Pinzón,Vereda 3,25286,250020,10,1,ayer,Café pergamino,125,KGM,18000\n',
    );
    const job = await over(await order(file, {}, 'support_document'));
    const lines = await linesOf(job);
    expect(lines.map(([, , , outcome, code, detail]) => [outcome, code, detail?.slice(0, 24)])).toEqual([
      ['done', '', ''],
      ['refused', 'wrong_format', '#/lines/0/purchased_on: '],
    ]);
    expect(lines[0]?.[1]).toMatch(/^sd_/);
  });

  it('has a template with all columns in either language', async () => {
    const [en, es] = await Promise.all(
      ['en', 'es'].map((language) => ask('GET', 'jobs/templates/invoice', undefined, { 'accept-language': language })),
    );
    expect([en?.text.slice(1, 12), es?.text.slice(1, 11)]).toEqual(['external_id', 'id_externo']);
    expect(en?.text.split(',').length).toBe(es?.text.split(',').length);
    expect((await ask('GET', 'jobs/templates/constructor')).status).toBe(404);
  });
});
