import { describe, expect, it } from '@jest/globals';
import { parseJsonBody } from './json-body.js';
import { Problem } from './problem.js';

const parsed = (text: string): unknown => parseJsonBody(Buffer.from(text));

const refusal = (bytes: Uint8Array): Problem => {
  try {
    parseJsonBody(bytes);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

describe('the body of a request', () => {
  it('is the JSON value it says', () => {
    expect(parsed('{"total":"119000.00","lines":[]}')).toEqual({ total: '119000.00', lines: [] });
  });

  it('is nothing when it is empty', () => {
    expect(parsed('')).toBeUndefined();
  });

  it('may begin with a byte order mark', () => {
    expect(parsed('\ufeff{}')).toEqual({});
  });

  it('keeps a member called __proto__ as a member, and changes no prototype', () => {
    const body = parsed('{"__proto__":{"livemode":true}}') as object;
    expect(Object.keys(body)).toEqual(['__proto__']);
    expect(Reflect.get({}, 'livemode')).toBeUndefined();
  });

  it.each([
    ['{"a": 1,\n "b" 2}', 'The body is not valid JSON: line 2, column 6.'],
    ['{"customer_id": ', 'The body is not valid JSON: it ends too early.'],
    ["{'a': 1}", 'The body is not valid JSON: line 1, column 2.'],
  ])('says where %j stops being JSON', (text, detail) => {
    expect(refusal(Buffer.from(text))).toMatchObject({ status: 400, code: 'malformed_json', message: detail });
  });

  it('is not quoted when it is refused: it may hold a password', () => {
    expect(JSON.stringify(refusal(Buffer.from('{"password": s3cret}')))).not.toContain('s3cret');
  });

  it('is refused when it is not UTF-8', () => {
    expect(refusal(Buffer.from([0x22, 0xf1, 0x22]))).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  it.each([
    ['too deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['too wide', `[${'0,'.repeat(200_000)}0]`],
  ])('is refused when it is %s', (_, text) => {
    expect(refusal(Buffer.from(text))).toMatchObject({ status: 400, code: 'json_too_complex' });
  });

  it('may hold five times as many values where it may be five times as large', () => {
    const wide = Buffer.from(`[${'0,'.repeat(999_998)}0]`);
    expect(parseJsonBody(wide, 5)).toHaveLength(999_999);
    expect(() => parseJsonBody(Buffer.from(`[${'0,'.repeat(1_000_000)}0]`), 5)).toThrow('1000000 values');
  });
});
