import { describe, expect, it } from '@jest/globals';
import { Problem } from '@rubrica/service';
import { zip } from '@rubrica/ubl';
import { checkedRows, rowsOfCsv } from './sheet-file.js';
import { xlsx } from './sheet.fixture.js';
import { Sheets } from './sheet.worker.js';

const textCell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

const refusalOf = async (reading: () => unknown): Promise<unknown[]> => {
  try {
    await reading();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.status, error.errors.map(({ code }) => code)];
  }
};

describe('a CSV', () => {
  it.each([
    [
      'a,b\r\n1,"x, ""y""\nz"\r\n',
      [
        ['a', 'b'],
        ['1', 'x, "y"\nz'],
      ],
    ],
    [
      '\uFEFFa;b;c\n1;;3',
      [
        ['a', 'b', 'c'],
        ['1', '', '3'],
      ],
    ],
    [
      'a\tb\rx\ty\r',
      [
        ['a', 'b'],
        ['x', 'y'],
      ],
    ],
  ])('is read: %j', (text, rows) => expect(rowsOfCsv(Buffer.from(text))).toEqual(rows));

  it.each<[string, Buffer, string]>([
    ['an open quote', Buffer.from('a,"b\n1,2'), 'wrong_format'],
    ['a text behind a quote', Buffer.from('a,"b"x\n'), 'wrong_format'],
    ['another encoding', Buffer.from('número\n', 'latin1'), 'wrong_format'],
    ['too many rows', Buffer.from('a\n'.repeat(10_002)), 'out_of_bounds'],
    ['too many cells', Buffer.from(','.repeat(101)), 'wrong_format'],
    ['a long cell', Buffer.from(`a\n${'x'.repeat(5_001)}`), 'wrong_format'],
  ])('is refused with %s', async (_, bytes, code) =>
    expect(await refusalOf(() => rowsOfCsv(bytes))).toEqual([422, [code]]),
  );

  it('of quotes and separators without an end costs bounded time', async () => {
    const started = performance.now();
    for (const piece of ['"', ',', '""', '",', 'a"', '\n', ';\t'])
      await refusalOf(() => rowsOfCsv(Buffer.from(piece.repeat(2_000_000))));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('an XLSX', () => {
  const sheets = new Sheets();

  it('is read as texts: numbers without the noise of binary fractions, and the value that a formula had', async () => {
    const cells = `${textCell('A1', '=1+1')}<c r="B1"><v>94500</v></c><c r="C1"><v>0.19000000000000003</v></c><c r="E1"><f>SUM(B1)</f><v>7</v></c>`;
    expect(await sheets.rowsOf(xlsx(`<row r="1">${cells}</row>`))).toEqual([['=1+1', '94500', '0.19', '', '7']]);
  });

  it.each<[string, () => Buffer]>([
    ['no zip', () => Buffer.from('PK\u0003\u0004 and so on'.repeat(9))],
    ['a zip without a sheet', () => zip([{ name: 'a.xml', bytes: Buffer.from('<a/>') }])],
    ['a zip bomb', () => xlsx('', [{ name: 'xl/bomb.xml', bytes: Buffer.alloc(60 * 1024 * 1024, 32) }])],
    [
      'a thousand parts',
      () =>
        xlsx(
          '',
          Array.from({ length: 1_001 }, (_, n) => ({ name: `xl/${n}.xml`, bytes: Buffer.from('<a/>') })),
        ),
    ],
    ['XML that does not end', () => xlsx('<row r="1"><c r="A1"><v>1</v>'.repeat(1_000))],
    ['a cell at the end of the world', () => xlsx(`<row r="1048576">${textCell('XFD1048576', 'x')}</row>`)],
  ])('is refused with %s', async (_, file) => {
    const [status] = await refusalOf(() => sheets.rowsOf(file()));
    expect(status).toBe(422);
  });

  it('expands no entity of its own', async () => {
    const entities = Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    const head = `<!DOCTYPE x [<!ENTITY e0 "ja">${entities}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const file = xlsx(`<row r="1">${textCell('A1', '&e10;&f;')}</row>`, [], head);
    const rows = await sheets.rowsOf(file).catch(() => [['']]);
    expect(String(rows[0]?.[0]).length).toBeLessThan(50);
    expect(String(rows[0]?.[0])).not.toContain('root:');
  });

  it('is read after a hostile one, as before', async () => {
    expect(await sheets.rowsOf(xlsx(`<row r="1">${textCell('A1', 'bien')}</row>`))).toEqual([['bien']]);
    expect(checkedRows([['a']])).toEqual([['a']]);
  });
});
