import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@rubrica/reception';
import { putJson } from '@rubrica/service';
import { idOf, seller, startStandIn, TENANT } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { ReceptionFolder } from './reception-folder.disk.js';

interface Opened {
  readonly file_name?: string;
  readonly text: string;
}

const NOBODY = idOf('ten', 'nadie');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reception-folder-'));
  mkdirSync(join(root, TENANT));
});
afterEach(() => rmSync(root, { recursive: true }));

const drop = (name: string, content: string | Buffer, tenant = TENANT) => {
  mkdirSync(join(root, tenant), { recursive: true });
  writeFileSync(join(root, tenant, name), content);
};
/** Names as they were dropped, without the time before them. */
const namesIn = (state = '', tenant = TENANT): string[] =>
  (existsSync(join(root, tenant, state)) ? readdirSync(join(root, tenant, state), { withFileTypes: true }) : [])
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name.replace(/^\d{8}T\d{6}Z-[0-9a-f]{6}\./, ''))
    .sort();

describe('files that a company drops', () => {
  let mailer: RunningMailer;
  let opened: Opened[];
  let isAway: boolean;
  beforeEach(async () => {
    mailer = await startMailer({ receptionFolder: root, receptionSeconds: 1 });
    opened = [];
    isAway = false;
    const submitter = await startStandIn((server) =>
      server.post('/internal/received-mails', async (request, reply) => {
        if (isAway) return reply.status(503).send({});
        const { mail_blob, file_name } = request.body as { mail_blob: string; file_name?: string };
        const text = (await mailer.blobs.get(TENANT, mail_blob)).toString();
        opened.push({ text, ...(file_name !== undefined && { file_name }) });
        if (text === 'cifrado') return { received: 0, foreign: 0, unread: 1, reasons: ['encrypted'] };
        if (text === 'evento') return { received: 0, events: 1, foreign: 0, unread: 0, reasons: [] };
        return text === 'de otros'
          ? { received: 0, foreign: 1, unread: 0, reasons: [] }
          : { received: 1, foreign: 0, unread: 0, reasons: [] };
      }),
    );
    mailer.standIn('dian-submitter', submitter);
    const profile_blob = await putJson(mailer.blobs, TENANT, seller());
    await mailer.publishFact('co.rubrica.tenant.registered.v1', TENANT, { tenant_id: TENANT, profile_blob });
    await until(
      () => mailer.database.query('select from tenant_profiles'),
      (rows) => rows.length === 1,
    );
  });
  afterEach(() => mailer.close());

  /** Lets time pass meanwhile, so that the folder is read again. */
  const untilSeen = <T>(look: () => T, isEnough: (seen: T) => boolean) =>
    until(() => {
      mailer.clock.advance(1_000);
      return look();
    }, isEnough);
  const untilIn = (state: string, names: readonly string[], tenant = TENANT) =>
    untilSeen(
      () => namesIn(state, tenant).filter((name) => !name.endsWith('.part')),
      (found) => JSON.stringify(found) === JSON.stringify(names),
    );
  const texts = () => opened.map(({ text }) => text).sort();

  it('are received once each, and moved', async () => {
    drop('factura.zip', 'uno');
    drop('nota.XML', 'dos');
    drop('correo.eml', 'tres');
    drop('evento.xml', 'evento');
    await untilIn('done', ['correo.eml', 'evento.xml', 'factura.zip', 'nota.XML']);
    expect([namesIn(), namesIn('taken'), namesIn('refused')]).toEqual([[], [], []]);
    expect(texts()).toEqual(['dos', 'evento', 'tres', 'uno']);
    expect(opened.filter(({ file_name }) => file_name === undefined)).toEqual([{ text: 'tres' }]);
    drop('factura.zip', 'otra');
    await untilIn('done', ['correo.eml', 'evento.xml', 'factura.zip', 'factura.zip', 'nota.XML']);
  });

  it('that have no document for it are refused, with a text that says why', async () => {
    drop('a.zip', 'cifrado');
    drop('b.xml', 'de otros');
    drop('c.zip', Buffer.alloc(LIMITS.fileBytes + 1));
    drop('d.zip', 'uno', NOBODY);
    await untilIn('refused', ['a.zip', 'a.zip.txt', 'b.xml', 'b.xml.txt', 'c.zip', 'c.zip.txt']);
    await untilIn('refused', ['d.zip', 'd.zip.txt'], NOBODY);
    const refused = join(root, TENANT, 'refused');
    const text = readdirSync(refused)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(join(refused, name), 'utf8'))
      .join('');
    for (const why of ['Está cifrado.', 'It is encrypted.', 'es otra empresa', 'larger than what is opened'])
      expect(text).toContain(why);
    expect(texts()).toEqual(['cifrado', 'de otros']);
  });

  it('that are being written, or are links or something else, are left alone', async () => {
    drop('lenta.xml', '<a');
    drop('subiendo.zip.part', 'x');
    drop('.oculta.xml', 'x');
    drop('foto.pdf', 'x');
    drop('lista.zip', 'uno');
    symlinkSync('/etc/passwd', join(root, TENANT, 'enlace.xml'));
    mkdirSync(join(root, TENANT, 'carpeta.zip'));
    await untilSeen(
      () => {
        appendFileSync(join(root, TENANT, 'lenta.xml'), '>');
        return namesIn('done');
      },
      (names) => names.length > 0,
    );
    expect(namesIn()).toEqual(['.oculta.xml', 'enlace.xml', 'foto.pdf', 'lenta.xml', 'subiendo.zip.part']);
    await untilIn('done', ['lenta.xml', 'lista.zip']);
  });

  it('wait while the service that opens them is away', async () => {
    isAway = true;
    drop('factura.zip', 'uno');
    await untilIn('taken', ['factura.zip']);
    isAway = false;
    await untilIn('done', ['factura.zip']);
    expect(texts()).toEqual(['uno']);
  });

  for (const fault of ['mailer:file-taken', 'mailer:file-kept'])
    it(`are lost by no kill at ${fault}`, async () => {
      await mailer.instance.stop();
      drop('factura.zip', 'uno');
      const victim = await mailer.spawn({
        ...{ RUBRICA_FAULT: fault, SMTP_URL: mailer.settings.smtpUrl, MAIL_DIR: mailer.settings.mailFolder },
        ...{ RECEPTION_FOLDER: root, RECEPTION_SECONDS: '1' },
      });
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
      expect(victim.signalCode).toBe('SIGKILL');
      expect([namesIn('taken'), namesIn('done')]).toEqual([['factura.zip'], []]);
      await mailer.start(mailer.settings);
      await untilIn('done', ['factura.zip']);
      expect(new Set(texts())).toEqual(new Set(['uno']));
    });
});

describe('a reception folder', () => {
  it('gives each file to one of two that take at once', async () => {
    const names = Array.from({ length: 50 }, (_, nth) => `${String(nth).padStart(2, '0')}.zip`);
    for (const name of names) drop(name, name);
    const folders = [new ReceptionFolder(root), new ReceptionFolder(root)];
    const takeAt = (now: string) => Promise.all(folders.map((folder) => folder.take(new Date(now))));
    expect(await takeAt('2026-11-28T10:00:00Z')).toEqual([[], []]);
    expect(await takeAt('2026-11-28T10:00:04Z')).toEqual([[], []]);
    await takeAt('2026-11-28T10:00:05Z');
    expect(namesIn('taken')).toEqual(names);
    expect(namesIn()).toEqual([]);
  });

  it('takes turns among tenants, and puts nothing where a company has set a link', async () => {
    for (const name of ['a.zip', 'b.zip', 'c.zip']) drop(name, 'x');
    drop('a.zip', 'x', NOBODY);
    const other = idOf('ten', 'otro');
    drop('a.zip', 'x', other);
    symlinkSync(join(root, TENANT), join(root, other, 'done'));
    const folder = new ReceptionFolder(root);
    await folder.take(new Date('2026-11-28T10:00:00Z'));
    const taken = await folder.take(new Date('2026-11-28T10:00:05Z'));
    expect(
      taken
        .slice(0, 2)
        .map(({ tenantId }) => tenantId)
        .sort(),
    ).toEqual([TENANT, NOBODY].sort());
    expect(taken).toHaveLength(4);
    expect(namesIn('', other)).toEqual(['a.zip', 'done']);
  });
});
