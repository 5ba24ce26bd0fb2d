import { describe, expect, it } from '@jest/globals';
import { parseJsonBody } from './json-body.js';
import { Problem } from './problem.js';

const parsed = (text: string, times = 1): Promise<unknown> => parseJsonBody(Buffer.from(text), times);

const refusal = async (bytes: Uint8Array): Promise<Problem> => {
  try {
    await parseJsonBody(bytes);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

describe('the body of a request', () => {
  it('is the JSON value it says', async () => {
    expect(await parsed('{"total":"119000.00","lines":[]}')).toEqual({ total: '119000.00', lines: [] });
  });

  it('is nothing when it is empty', async () => {
    expect(await parsed('')).toBeUndefined();
  });

  it('may begin with a byte order mark', async () => {
    expect(await parsed('\ufeff{}')).toEqual({});
  });

  it('keeps a member called __proto__ as a member, and changes no prototype', async () => {
    const body = (await parsed('{"__proto__":{"livemode":true}}')) as object;
    expect(Object.keys(body)).toEqual(['__proto__']);
    expect(Reflect.get({}, 'livemode')).toBeUndefined();
  });

  it.each([
    ['{"a": 1,\n "b" 2}', 'The body is not valid JSON: line 2, column 6.'],
    ['{"customer_id": ', 'The body is not valid JSON: it ends too early.'],
    ["{'a': 1}", 'The body is not valid JSON: line 1, column 2.'],
    ['{"a": }', 'The body is not valid JSON: a value is missing or misspelled.'],
    ['{}\n}', 'The body is not valid JSON: line 2, column 1.'],
  ])('says where %j stops being JSON', async (text, detail) => {
    expect(await refusal(Buffer.from(text))).toMatchObject({ status: 400, code: 'malformed_json', message: detail });
  });

  it('is not quoted when it is refused: it may hold a password', async () => {
    expect(JSON.stringify(await refusal(Buffer.from('{"password": s3cret}')))).not.toContain('s3cret');
  });

  it('is refused when it is not UTF-8', async () => {
    expect(await refusal(Buffer.from([0x22, 0xf1, 0x22]))).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  it.each([
    ['too deep', `${'['.repeat(33)}1${']'.repeat(33)}`],
    ['far too deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['too long a list', `[${'0,'.repeat(10_000)}0]`],
    ['of too many members', `{${'"a":0,'.repeat(10_000)}"a":0}`],
    ['of too long a text', `{"a":"${'a'.repeat(256 * 1024 + 1)}"}`],
    ['of a text without an end', `"${'a'.repeat(4_000_000)}`],
    ['of too many values', `[${`[${'0,'.repeat(9_999)}0],`.repeat(19)}[${'0,'.repeat(9_980)}0]]`],
  ])('is refused when it is %s', async (_, text) => {
    expect(await refusal(Buffer.from(text))).toMatchObject({ status: 400, code: 'json_too_complex' });
  });

  it('may have 32 levels, 200,000 values, 10,000 of them in one list, and a text of 256 Ki characters', async () => {
    const long = JSON.stringify('a'.repeat(256 * 1024));
    expect(await parsed(long)).toBe(JSON.parse(long));
    const deep = `${'['.repeat(32)}1${']'.repeat(32)}`;
    const wide = `[${`[${'0,'.repeat(9_999)}0],`.repeat(19)}[${'0,'.repeat(9_978)}0]]`;
    expect([await parsed(deep), await parsed(wide)]).toEqual([JSON.parse(deep), JSON.parse(wide)]);
  });

  it('may hold five times as many values where it may be five times as large', async () => {
    const lists = Array.from({ length: 99 }, () => Array.from({ length: 10_000 }, () => 0));
    expect(await parseJsonBody(Buffer.from(JSON.stringify(lists)), 5)).toEqual(lists);
    await expect(parseJsonBody(Buffer.from(JSON.stringify([...lists, ...lists])), 5)).rejects.toThrow('1000000 values');
  });
});

describe('a large body', () => {
  const large = (entry: string): string => `{"documents": [\n${`${entry},\n`.repeat(4_000)}{"a":[{}, []]}], "n":1}`;
  const ENTRIES = [
    '{"a":[1,{"b":"]}\\""}],"c":{},"d":[]}',
    `{"long":"${'\\\\'.repeat(100)}","list":[[1]]}`,
    '{"__proto__":{"a":[1]},"constructor":null}',
    '[17]',
    `"${'ñ😀'.repeat(40)}"`,
    '{"a":1,"a":{"b":2}}',
  ];

  it.each(ENTRIES)('of %s is read as JSON.parse reads it', async (entry) => {
    const text = large(`${entry}${' '.repeat(100)}`);
    expect(await parsed(text)).toEqual(JSON.parse(text));
    const nested = `[ ${text} , {"__proto__":${text}} ]\n`;
    expect(JSON.stringify(await parsed(nested))).toBe(JSON.stringify(JSON.parse(nested)));
  });

  it('is read piece by piece, between which others have their turn', async () => {
    let turns = 0;
    let isRead = false;
    const count = (): void => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const list = JSON.stringify(Array.from({ length: 400 }, () => ({})));
    await parsed(large(`{"a":${list}}`), 10);
    isRead = true;
    expect(turns).toBeGreaterThan(2);
  });

  it.each([
    ['{"a" 1}', 'line 2, column 6'],
    ['{"a":[}', 'line 2, column 7'],
    ['[1 2]', 'line 2, column 4'],
    ['{}{}', 'line 2, column 3'],
    ['{"a":1]', 'line 2, column 7'],
    ['1}', 'line 2, column 2'],
  ])('with %s in it is refused, with the place where possible', async (entry, detail) => {
    const text = large(JSON.stringify({ text: 'x'.repeat(100) })).replace('{"text"', `${entry},\n{"text"`);
    const problem = await refusal(Buffer.from(text));
    expect([problem.code, problem.message]).toEqual(['malformed_json', `The body is not valid JSON: ${detail}.`]);
  });

  it('that is not whole is refused', async () => {
    const text = large(JSON.stringify({ text: 'x'.repeat(100) }));
    expect((await refusal(Buffer.from(text.slice(0, -1)))).message).toContain('it ends too early');
    expect((await refusal(Buffer.from(text.slice(0, -200)))).message).toContain('it ends too early');
  });

  it.each(['{}', '0', 'x'])('with %j behind it is refused', async (more) => {
    const text = large(JSON.stringify({ text: 'x'.repeat(100) }));
    expect(await refusal(Buffer.from(`${text}\n${more}`))).toMatchObject({ code: 'malformed_json' });
    expect(await refusal(Buffer.from(`${more}\n${text}`))).toMatchObject({ code: 'malformed_json' });
  });
});
