/**
 * `npm run verify:mail -- <folder>`: classifies the mails of a folder and compares with its index.csv (one row per
 * recipient: file, expected_class, also_ok, recipient, original_message_id, forged); the mails are in `messages/`. With
 * a folder `webhooks/` it judges bodies of providers by their own index.csv too. Without a folder: each of the project's own
 * (`apps/mailer/mail-corpus*`), apart.
 *
 * Every report is applied twice to the mailings that the folder tells of. A forged, unrelated or repeated one must
 * change nothing.
 *
 * The exit code is 1 if fewer than 98 % of the rows are right, or anything was wrongly called a hard bounce, or changed
 * what it must not.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { verifiedMessages } from './verify-messages.js';
import { type Judged, verifiedProviderBodies } from './verify-provider-bodies.js';

const MAILER = fileURLToPath(new URL('../../apps/mailer', import.meta.url));
const LEAST_RIGHT = 0.98;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const share = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

/** Prints what is wrong and the figures. Returns whether the folder passes. */
const printed = (what: string, { rows, remarks }: Judged): boolean => {
  const wrong = rows.filter(({ isRight }) => !isRight);
  for (const { file, expected, got, remark } of wrong)
    print(`WRONG  ${file}: expected ${expected}, got ${got}${remark === '' ? '' : ` (${remark})`}`);
  for (const remark of remarks) print(`WRONG  ${remark}`);
  const falseHard = wrong.filter(({ got }) => got === 'hard_bounce').length;
  const right = rows.length - wrong.length;
  const classes = [...new Set(rows.map(({ expected }) => expected))].sort();
  print(
    classes
      .map((name) => {
        const ofClass = rows.filter(({ expected }) => expected === name);
        const rightOfClass = ofClass.filter(({ isRight }) => isRight).length;
        return `${name} ${String(rightOfClass)}/${String(ofClass.length)}`;
      })
      .join(', '),
  );
  print(
    `${what}: ${String(right)} of ${String(rows.length)} rows right (${share(right, rows.length)}), ` +
      `${String(falseHard)} false hard bounces, ${String(remarks.length)} changes that must not be\n`,
  );
  return right >= LEAST_RIGHT * rows.length && falseHard === 0 && remarks.length === 0;
};

const passes = async (folder: string): Promise<boolean> => {
  print(`── ${folder}`);
  const messages = await verifiedMessages(folder);
  const { found, named } = messages;
  const messagesPass = printed('messages', messages);
  print(`recipient found: ${String(found)} of ${String(named)} (${share(found, named)})\n`);
  const bodies = verifiedProviderBodies(folder);
  return (bodies === null || printed('webhooks', bodies)) && messagesPass;
};

const ownFolders = (): string[] =>
  readdirSync(MAILER)
    .filter((name) => name.startsWith('mail-corpus'))
    .sort()
    .map((name) => join(MAILER, name));

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error('one folder at a time');
  let allPass = true;
  for (const folder of positionals.length > 0 ? positionals : ownFolders()) allPass = (await passes(folder)) && allPass;
  process.exitCode = allPass ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n\nnpm run verify:mail -- [folder]\n`,
  );
  process.exitCode = 1;
}
