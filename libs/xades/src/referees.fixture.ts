import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';

/** A group of tests that another program judges; where it is not installed the group is skipped and says why. */
export const describeWith = (program: string, debianPackage: string, title: string, tests: () => void): void => {
  const isThere = spawnSync(program, ['--version']).error === undefined;
  if (isThere) describe(title, tests);
  else describe.skip(`${title} [skipped: ${program} is not installed; Debian has it in ${debianPackage}]`, tests);
};

/** Runs it over files that exist only meanwhile; their names stand for themselves in the arguments. */
export const run = (
  program: string,
  args: readonly string[],
  files: Readonly<Record<string, string | Buffer>>,
): { ok: boolean; stdout: string; stderr: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'xades-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
    return { ok: status === 0, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const XADES = 'http://uri.etsi.org/01903/v1.3.2#';

/** Signature, the three references, and the chain up to the trusted certificates. */
export const xmlsecAccepts = (xml: string, trustPem: string): boolean =>
  run(
    'xmlsec1',
    [
      '--verify',
      '--enabled-key-data',
      'x509',
      '--id-attr:Id',
      'KeyInfo',
      '--id-attr:Id',
      `${XADES}:SignedProperties`,
      ...(trustPem.match(/-----BEGIN/g) ?? []).flatMap((_, index) => ['--trusted-pem', `trust-${String(index)}.pem`]),
      'signed.xml',
    ],
    {
      'signed.xml': xml,
      ...Object.fromEntries(
        trustPem.split(/(?<=-----END CERTIFICATE-----\n)/).map((pem, index) => [`trust-${String(index)}.pem`, pem]),
      ),
    },
  ).ok;

export const xmllintCanonicalForm = (xml: string): string =>
  run('xmllint', ['--c14n', 'x.xml'], { 'x.xml': xml }).stdout;
