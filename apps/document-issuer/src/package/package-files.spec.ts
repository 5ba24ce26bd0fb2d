import { describe, expect, it } from '@jest/globals';
import { WorkerPool } from '@rubrica/service';
import { aDocument } from '../graphic-representation/fiscal-document.fixture.js';
import type { PackageContents } from './package-files.js';
import { FILES } from './package.process.js';

/** Threads do not run in jest, so they have to be told how TypeScript is read. */
const execArgv = ['--import', new URL('../../../../libs/eventing/test/typescript.mjs', import.meta.url).href];

const contents = (number: string): PackageContents => ({
  layout: 'sheet',
  document: aDocument({ number }),
  context: {
    validatedAt: '2026-11-21T15:15:53.000Z',
    contingency: false,
    softwareName: 'Rubrica',
    softwareProvider: null,
    softwareMaker: { name: 'Rubrica', nit: '900373115' },
  },
  xml: { name: 'ad.xml', text: `<a>${number}</a>` },
  pdfName: 'fv.pdf',
});

describe('the files of packages', () => {
  it('are the same from a thread as from the main one', async () => {
    const workers = new WorkerPool({ threads: 1, execArgv });
    const numbers = ['SETP1', 'SETP2', 'SETP3'];
    const made = await Promise.all(numbers.map((number) => workers.run(FILES, contents(number))));
    const here = numbers.map((number) => FILES.run(contents(number)));
    await workers.stop();
    expect(made.map(({ pdf }) => Buffer.from(pdf))).toEqual(here.map(({ pdf }) => Buffer.from(pdf)));
    expect(made.map(({ zipped }) => Buffer.from(zipped))).toEqual(here.map(({ zipped }) => Buffer.from(zipped)));
  });

  it('hold the PDF as it is', () => {
    const { pdf, zipped } = FILES.run(contents('SETP1'));
    expect(Buffer.from(zipped).includes(Buffer.from(pdf))).toBe(true);
  });
});
