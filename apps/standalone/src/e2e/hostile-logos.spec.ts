import { afterAll, describe, expect, it } from '@jest/globals';
import { readLogo } from '@rubrica/api-gateway';
import { renderPdf } from '@rubrica/document-issuer';
import { fiscalDocument } from '@rubrica/fiscal';
import { kindOf, saleOf } from '@rubrica/kinds';
import { WorkerPool } from '@rubrica/service';
import { sale, seller } from '@rubrica/service-testing';
import { hostilePictures } from '@rubrica/testing';

const workers = new WorkerPool({ threads: 0 });
afterAll(() => workers.stop());

const CONTEXT = {
  validatedAt: '2026-11-21T15:15:53.000Z',
  contingency: false,
  softwareName: 'Rubrica',
  softwareProvider: null,
  softwareMaker: { name: 'Rubrica', nit: '900373115' },
};

const document = fiscalDocument({
  kind: saleOf(kindOf('invoice')).sale,
  draft: sale(),
  issuer: seller(),
  counterparty: null,
  number: 'SETP990000001',
  range: null,
  issuedAt: '2026-11-21T15:15:23.000Z',
  typeCode: '01',
  environment: '2',
  software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '12345' },
  technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
});

/** Far more than a page with a picture takes, and an end for one that would take for ever. */
const MOST_CPU_MS = 5_000;
/** What a file has for a picture, beside its bytes. */
const MOST_ADDED_BYTES = 4_096;

describe('a PDF', () => {
  it('is drawn with each hostile logo that the API takes, in bounded time and size', async () => {
    const plain = renderPdf(document, CONTEXT).length;
    let taken = 0;
    for (const { title, bytes } of hostilePictures()) {
      const logo = await readLogo(bytes.toString('base64'), '#/logo/content', workers);
      if ('code' in logo) continue;
      taken += 1;
      const before = process.cpuUsage();
      const pdf = renderPdf(document, { ...CONTEXT, logo });
      const { user, system } = process.cpuUsage(before);
      const size = `/Width ${String(logo.width_px)}\n/Height ${String(logo.height_px)}`;
      expect([title, pdf.includes(size), pdf.subarray(-6).toString()]).toEqual([title, true, '%%EOF\n']);
      expect([title, (user + system) / 1_000 < MOST_CPU_MS]).toEqual([title, true]);
      expect([title, pdf.length - plain < logo.bytes.length + MOST_ADDED_BYTES]).toEqual([title, true]);
    }
    expect(taken).toBeGreaterThan(30);
  });
});
