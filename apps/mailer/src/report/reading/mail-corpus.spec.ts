import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReport } from './mail-report.js';
import { refusedBy } from './reply-class.js';

const MAILER = fileURLToPath(new URL('../../..', import.meta.url));
const CORPORA = readdirSync(MAILER).filter((name) => name.startsWith('mail-corpus'));
const LEAST_RIGHT = 0.98;

const rowsOf = (corpus: string) => {
  const [, ...lines] = readFileSync(join(MAILER, corpus, 'index.csv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const fields = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) => field);
    const [file = '', , expected = '', alsoOk = '', recipient = ''] = fields;
    return { file, right: [expected, ...alsoOk.split(' ')], recipient: recipient.toLowerCase() };
  });
};

const classOf = async (corpus: string, file: string, recipient: string) => {
  const { recipients } = await readReport(readFileSync(join(MAILER, corpus, 'messages', file)));
  const ofRecipient = recipients.find((one) => [one.recipient, one.finalRecipient].includes(recipient));
  return (ofRecipient ?? recipients[0])?.class;
};

describe('the reports of', () => {
  it.each(CORPORA)('%s are read right, and none is a hard bounce that must not be', async (corpus) => {
    const rows = rowsOf(corpus);
    const read: { file: string; got: string; isRight: boolean }[] = [];
    for (const { file, right, recipient } of rows) {
      const got = (await classOf(corpus, file, recipient)) ?? 'none';
      read.push({ file, got, isRight: right.includes(got) });
    }
    const wrong = read.filter(({ isRight }) => !isRight);
    expect(wrong.filter(({ got }) => got === 'hard_bounce')).toEqual([]);
    expect(1 - wrong.length / rows.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

/** What a server may say of a cause that passes, or that is the sender's, also behind the words and codes of another one. */
const NOT_THE_ADDRESS = [
  'mailbox full',
  'over quota',
  'the recipient has no space left',
  'mailbox is busy, try later',
  'greylisted, come back in 5 minutes',
  'too many connections from your host',
  'system maintenance in progress',
  'cannot open mailbox: input/output error',
  'local delivery failed',
  'cannot contact the directory server',
  'name server timeout',
  'Name service error: Host not found, try again',
  'query returned SERVFAIL',
  'connection refused',
  'mail loop detected',
  'sender address rejected: domain not found',
  'From: Domain is invalid. Please provide a valid From',
  'too many unwanted messages have been sent from your network',
  'too many invalid recipients',
  'client host rejected',
  'blocked by spamhaus',
  'rejected by DMARC policy',
  'message too large',
  'relay access denied',
  'el buzón está lleno',
  'servidor ocupado, intente más tarde',
  'el servidor de nombres no responde',
  'su servidor está en una lista negra',
  'caixa de correio cheia',
  'boîte aux lettres pleine',
  'Postfach voll',
  'casella piena',
  'почтовый ящик переполнен',
  '邮箱空间已满',
  'a state of affairs unheard of',
] as const;
const HARD_CODES = ['5.1.1', '5.1.2', '5.2.1', '5.4.4', '5.1.10'];

describe('a cause that says nothing of the address', () => {
  it.each(NOT_THE_ADDRESS)('"%s" is never hard, whatever code stands with it', (words) => {
    for (const code of HARD_CODES)
      for (const diagnostic of [`550 ${code} ${words}`, `550 ${code} <ana@rio.example>: ${words}`])
        expect(refusedBy({ status: code, diagnostic })).not.toBe('hard');
  });

  it.each(NOT_THE_ADDRESS.slice(0, -1))('"%s" outweighs an unknown user', (words) => {
    expect(refusedBy({ status: '5.1.1', diagnostic: `550 5.1.1 user unknown: ${words}` })).toBe('soft');
    expect(refusedBy({ status: '5.1.1', diagnostic: `550 ${words}; no such user here` })).toBe('soft');
  });
});

describe('evidence about the address', () => {
  it.each([
    ['550 user unknown', 'hard'],
    ['550 5.7.1 el usuario no existe', 'hard'],
    ['550 5.1.1', 'hard'],
    ['550 5.1.1 <ana@rio.example>: Recipient address rejected', 'hard'],
    ['550 5.1.10 the recipient was not found by address lookup', 'hard'],
    ['450 4.1.1 el usuario no existe', 'soft'],
    ['450 user unknown', 'soft'],
    ['550 5.1.1 helt uforståelig besked fra serveren', 'unclear'],
    ['550 see https://www.spamhaus.example/query/5.1.1', 'soft'],
    ['550 <quota@spam.example>: user unknown', 'hard'],
    ["5.1.0 - Unknown address error 550-'a state of affairs unheard of'", 'unclear'],
    ["5.3.0 - Other mail system problem 550-'Unknown user ana@rio.example'", 'hard'],
    ['550 5.1.1 undeliverable address: host mda.rio.example said: 550 unknown user', 'hard'],
    ['550 5.1.1 undeliverable address: unknown mail transport error', 'soft'],
    ['550 5.1.351 unknown recipient or mailbox unavailable -> 550 user unknown', 'hard'],
    ['550 5.1.351 unknown recipient or mailbox unavailable -> 552 over quota', 'soft'],
    ['550 unknown user, or server too busy', 'soft'],
    ['550 5.4.1 [ana@rio.example]: Recipient address rejected: Access denied.', 'hard'],
    ['554 5.7.1 <ana@rio.example>: Recipient address rejected: Access denied', 'soft'],
    ['550 unrouteable mail domain "rio.example"', 'unclear'],
    ['550 unroutable sender address', 'soft'],
    ['550 5.7.1 no valid recipients from 192.0.2.7', 'soft'],
    ['550 no such user; no further delivery attempts will be made', 'hard'],
  ])('in %j is %s', (diagnostic, expected) => {
    expect(refusedBy({ status: null, diagnostic })).toBe(expected);
  });
});
