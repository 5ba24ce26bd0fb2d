import { renderPdf } from '@rubrica/document-issuer';
import { aDocument, aLine, type RepresentationContext } from '@rubrica/document-issuer/testing';

/** What one graphic representation costs: bytes, and the process's own processor time, whatever else the machine does. */
const RUNS = 300;
const MOST_BYTES_AT_10_LINES = 30 * 1_024;
const MOST_MS_AT_10_LINES = 3;

const context: RepresentationContext = {
  validatedAt: '2026-11-21T15:15:53.000Z',
  contingency: false,
  softwareName: 'Rubrica',
  softwareProvider: null,
  softwareMaker: { name: 'Rubrica', nit: '900373115' },
};

const measured = (title: string, lines: number, description?: string) => {
  const document = aDocument({
    lines: Array.from({ length: lines }, (_, index) =>
      aLine({ id: String(index + 1), ...(description === undefined ? {} : { description }) }),
    ),
  });
  const draw = () => renderPdf(document, context);
  for (let run = 0; run < 50; run += 1) draw();
  const started = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) draw();
  const { user, system } = process.cpuUsage(started);
  const [bytes, ms] = [draw().length, (user + system) / 1_000 / RUNS];
  console.log(
    `  ${title.padEnd(36)} ${(bytes / 1_024).toFixed(1).padStart(6)} KiB  ${ms.toFixed(2).padStart(7)} ms of CPU`,
  );
  return { bytes, ms };
};

console.log(`graphic representation, Node ${process.version}`);
const page = measured('one page of 10 lines', 10);
measured('64 lines', 64);
measured('10 lines that need another font', 10, 'Чай Dvořák ☕');
if (page.bytes > MOST_BYTES_AT_10_LINES || page.ms > MOST_MS_AT_10_LINES) {
  console.error(`  above ${String(MOST_BYTES_AT_10_LINES)} bytes or ${String(MOST_MS_AT_10_LINES)} ms`);
  process.exitCode = 1;
}
