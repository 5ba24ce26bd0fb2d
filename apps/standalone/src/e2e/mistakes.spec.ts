import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Body,
  exampleBody,
  expectedIn,
  type Mistake,
  MISTAKES,
  patched,
  RECEIVED_MISTAKES,
} from './mistakes.fixture.js';
import { FAULT_CODES } from '@rubrica/fiscal';
import { type Kind, KINDS, kindOf, NEWEST_API_VERSION } from '@rubrica/kinds';
import { proposalsIn, until, withProposal } from '@rubrica/testing';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let key: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  key = standalone.credentials.sk_live;
  const left = [...MISTAKES];
  const makeNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const made = make(...next);
      attempts.set(next[0], made);
      await made.catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeNext));
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** Bodies in a folder are of the kind whose path it has. */
const kindIn = ({ body }: Mistake): Kind =>
  KINDS.find(({ api: { path } }) => body.startsWith(`${path}/`)) ?? kindOf('invoice');
const routeOf = (mistake: Mistake): string => `/v1/${kindIn(mistake).api.path}`;

/** Knows all routes. */
const VERSION = { 'svc-version': NEWEST_API_VERSION };

const post = (route: string, body: Body, headers: Readonly<Record<string, string>>): Promise<ApiAnswer> =>
  standalone.call('POST', route, key, body, { ...VERSION, ...headers });

const DAY_MS = 86_400_000;
/** A day in Colombia, so many days from now. */
const day = (days: number): string => new Date(Date.now() - 5 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

let papers = 0;
let corrected = 0;

const ENDED = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];

/** A document with its outcome. Some are handed over before they have one. */
const ended = async (path: string | undefined): Promise<Json> => {
  if (path === undefined) throw new Error('the body was refused after its fix');
  const { json } = await until(
    () => standalone.call('GET', path, key, undefined, VERSION),
    (answer) => ENDED.includes(String(answer.json['status'])),
  );
  return json;
};

/** The document that a note corrects: it is of what the note takes back, and else as the example of its kind. */
const correctedBy = async ({ corrects, api: { counterparty } }: Kind, body: Body): Promise<Json | undefined> => {
  if (corrects === null || !(corrects.field in body)) return undefined;
  const { draft, path } = kindOf(corrects.kind).api;
  corrected += 1;
  const shared = ([name]: readonly [string, unknown]): boolean => name in draft.properties;
  const example = Object.entries((draft.examples as readonly Body[] | undefined)?.[0] ?? {});
  const own = example.filter(([name]) => name !== counterparty.idField && name !== counterparty.name);
  const document = Object.fromEntries([...own, ...Object.entries(body).filter(shared)]);
  const { json: posted } = await post(`/v1/${path}`, document, {});
  const json = await ended(`/v1/${path}/${String(posted['id'])}`);
  expect(json).toMatchObject({ status: 'accepted_by_dian' });
  return json;
};

/** What `{…}` in a mistake stands for, in this run. */
const valuesFor = async (kind: Kind, body: Body): Promise<Readonly<Record<string, string>>> => {
  const document = await correctedBy(kind, body);
  papers += 1;
  return {
    '{today}': day(0),
    '{tomorrow}': day(1),
    '{yesterday}': day(-1),
    '{in a month}': day(30),
    '{paper}': `CONT${papers}`,
    '{corrected.id}': String(document?.['id']),
    '{corrected.number}': String(document?.['number']),
    '{corrected.hash}': String(document?.['cufe']),
    '{corrected.day}': String(document?.['issued_at']).slice(0, 10),
  };
};

const filled = <T>(value: T, values: Readonly<Record<string, string>>): T =>
  JSON.parse(JSON.stringify(value).replace(/\{[a-z][a-z. ]*\}/g, (name) => values[name] ?? name)) as T;

/** The example as somebody sends it today: its own invoice, its own paper. */
const asSentToday = ({ corrects }: Kind, body: Body): Body => ({
  ...body,
  ...(corrects && corrects.field in body ? { [corrects.field]: '{corrected.id}' } : {}),
  ...('number' in body ? { number: '{paper}', issued_at: '{yesterday}T16:40:00-05:00' } : {}),
});

const briefly = ({ pointer, code, rule }: Json): string =>
  [pointer, code, ...(rule === undefined ? [] : [rule])].map(String).join(' ');

/** Paths of the documents that came of the fixed bodies, by the title of the mistake. */
const fixed = new Map<string, string>();

/** So many mistakes are made side by side: documents that go together cost less than one after the other. */
const AT_ONCE = 8;
/** The mistakes that were made, by title; each rejects with what was wrong about the answers. */
const attempts = new Map<string, Promise<void>>();

/** Writes what the fixes of an answer propose: none of these faults is left, and none at all where each proposes something. */
const proposalsHold = async (route: string, wrong: Body, errors: readonly Json[]): Promise<void> => {
  const proposed = errors
    .map(({ pointer, fix }) => ({ pointer: String(pointer), values: proposalsIn(String(fix)) }))
    .filter(({ values }) => values.length > 0);
  if (proposed.length === 0) return;
  const body = proposed.reduce(
    (at, { pointer, values }) => values.reduce((one, value) => withProposal(one, pointer, value), at),
    wrong,
  );
  const { status, json } = await post(`${route}/preview`, body, {});
  const left = ((json['errors'] ?? []) as unknown as Json[]).map(({ pointer }) => String(pointer));
  expect(left.filter((pointer) => proposed.some((one) => one.pointer === pointer))).toEqual([]);
  if (proposed.length === errors.length) expect([status, left]).toEqual([200, []]);
  held += 1;
};
/** So many answers have proposed something, in either language. */
let held = 0;

const make = async (title: string, described: Mistake): Promise<void> => {
  const example = exampleBody(described.body);
  const kind = kindIn(described);
  const values = await valuesFor(kind, example);
  const one = filled(described, values);
  const wrong = patched(filled(asSentToday(kind, example), values), one.mistake);

  for (const language of ['en', 'es'] as const) {
    const { status, json } = await post(routeOf(one), wrong, { 'accept-language': language });
    expect([status, json['code']]).toEqual([422, expect.any(String)]);
    const errors = json['errors'] as unknown as Json[];
    expect(errors.map(briefly).sort()).toEqual([...one.faults].sort());
    const told = errors.map(({ fix }) => String(fix)).join('\n');
    for (const text of expectedIn(language, one))
      if (typeof text === 'string') expect(told).toContain(text);
      else expect(told).toMatch(text);
    await proposalsHold(routeOf(one), wrong, errors);
  }

  const { status, json } = await post(routeOf(one), patched(wrong, one.fix), {});
  expect([status, json['errors']]).toEqual([201, undefined]);
  fixed.set(title, `${routeOf(one)}/${String(json['id'])}`);
};

const CODES_PAGE = readFileSync(new URL('../../../../docs/errors/README.md', import.meta.url), 'utf8');
const [, bodyCodes = ''] = /^## Faults of a body or query\n([^#]*)/m.exec(CODES_PAGE) ?? [];
const BODY_CODES: readonly string[] = [
  ...new Set([...[...bodyCodes.matchAll(/\]\((\w+)\.md\)/g)].map(([, code = '']) => code), ...FAULT_CODES]),
];

/** Codes that no mistake here has. Those that propose something are tried by another test; the others propose nothing. */
const ELSEWHERE: readonly string[] = [
  // Warnings of a preview.
  ...['doubtful_email', 'past_due_date', 'tax_in_line_total', 'unusual_sale'],
  // They depend on the profile of the issuer, its ranges, its notes.
  ...['dian_rule', 'environment_mismatch', 'numbering_range_inactive', 'numbering_range_not_in_force'],
  ...['refers_to_note', 'test_set_not_accepted'],
  // Queries, and bodies of other resources.
  ...['cursor_unknown', 'repeated_parameter', 'unknown_parameter', 'url_not_allowed'],
  ...['mail_server_not_allowed', 'mail_server_unusable', 'nit_mismatch'],
  'more_faults',
];

describe('a mistake of integrators', () => {
  it('is described in 120 ways at least, each by its own title', () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(120);
    expect(new Set(MISTAKES.map(([title]) => title)).size).toBe(MISTAKES.length);
  });

  it.each(MISTAKES)('is found before a number is spent, and told what helps: %s', async (title) => {
    const attempt = attempts.get(title);
    expect(attempt).toBeInstanceOf(Promise);
    await attempt;
  });

  it.each(MISTAKES)('is mended by its fix, and the tax authority accepts it: %s', async (title) => {
    const json = await ended(fixed.get(title));
    const messages = json['dian']?.['messages'] as unknown as Json[];
    expect(messages.filter(({ severity }) => String(severity) === 'rejection')).toEqual([]);
    expect(json).toMatchObject({ status: 'accepted_by_dian' });
  });

  it('is one of every code that the body of a document can be refused for', () => {
    const met = new Set(
      [...MISTAKES, ...RECEIVED_MISTAKES].flatMap(([, { faults }]) => faults.map((fault) => fault.split(' ')[1])),
    );
    expect(BODY_CODES.filter((code) => !met.has(code) && !ELSEWHERE.includes(code))).toEqual([]);
    expect(ELSEWHERE.filter((code) => met.has(code) || !BODY_CODES.includes(code))).toEqual([]);
  });

  it('passes with the value that its fix proposes, in both languages, or its fix proposes none', () =>
    expect(held).toBeGreaterThan(150));

  it('has cost no number: there are as many documents as bodies that were right', async () => {
    const { documents } = await standalone.received();
    expect(documents.map(({ accepted }) => accepted)).not.toContain(false);
    expect(documents).toHaveLength(corrected + fixed.size);
  });
});
