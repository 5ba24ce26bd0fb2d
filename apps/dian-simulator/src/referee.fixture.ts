import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';

/** Declares tests that need another program; without it they are skipped and say why. */
export const describeWith = (program: string, debianPackage: string, title: string, tests: () => void): void => {
  if (spawnSync(program, ['--version']).error === undefined) describe(title, tests);
  else describe.skip(`${title} [skipped: ${program} is not installed; Debian has it in ${debianPackage}]`, tests);
};

/** Runs the program on that text as its last argument's file. */
export const judged = (program: string, args: readonly string[], text: string, others: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  try {
    for (const [name, content] of Object.entries({ ...others, 'judged.xml': text }))
      writeFileSync(join(folder, name), content);
    const { status, stdout } = spawnSync(program, [...args, 'judged.xml'], { cwd: folder, encoding: 'utf8' });
    return { ok: status === 0, stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const xmlsecAccepts = (xml: string, trustPem: string): boolean => {
  const pems = trustPem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const trusted = pems.map((pem, index) => [`trust-${String(index)}.pem`, pem] as const);
  const ids = ['--id-attr:Id', 'KeyInfo', '--id-attr:Id', 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties'];
  const args = ['--verify', ...ids, ...trusted.flatMap(([name]) => ['--trusted-pem', name])];
  return judged('xmlsec1', args, xml, Object.fromEntries(trusted)).ok;
};
