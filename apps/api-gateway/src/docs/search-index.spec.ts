import { describe, expect, it } from '@jest/globals';
import { markedParts, type SearchEntry, SearchIndex } from './search-index.js';

const entry = (title: string, text = ''): SearchEntry => ({ kind: 'guide', path: `/${title}`, titles: [title], text });

const found = (query: string, ...entries: SearchEntry[]): string[] =>
  new SearchIndex(entries).find(query, 10).map(({ entry: { titles } }) => titles.join());

describe('a search', () => {
  it('finds what has all its words, in any order', () => {
    const both = entry('a', 'una nota crédito a una factura');
    expect(found('factura nota', both, entry('b', 'una factura'))).toEqual(['a']);
  });

  it.each([
    ['numeracion', 'Numeración'],
    ['NUMERACIÓN', 'numeración'],
    ['facturas', 'factura'],
    ['fact', 'factura'],
    ['vencido', 'Venció'],
    ['agotado', 'se agotó'],
    ['range_ex', 'range_exhausted'],
    ['/v1/invoices', 'POST /v1/invoices'],
  ])('for %s finds %s', (query, title) => expect(found(query, entry(title))).toEqual([title]));

  it('finds what has most of its words where nothing has all', () => {
    const two = entry('a', 'el certificado venció');
    expect(found('certificado vencido ayer', two, entry('b', 'un certificado'))).toEqual(['a']);
  });

  it('finds nothing for what has no word, or a word that nothing has, however long', () => {
    for (const query of ['', ' ', '%', '<b>', '('.repeat(500), 'factura'.repeat(10_000)])
      expect(found(query, entry('Factura', 'texto'))).toEqual([]);
  });

  it('shows first what has the words in its title, and of those the shorter one', () => {
    expect(
      found('rango', entry('Texto', 'un rango'), entry('Registrar un rango de numeración'), entry('Un rango')),
    ).toEqual(['Un rango', 'Registrar un rango de numeración', 'Texto']);
  });

  it('shows the part of a long text that has the words', () => {
    const text = `${'Otra cosa. '.repeat(100)}Aquí está el certificado vencido. ${'Y más. '.repeat(100)}`;
    const [{ excerpt } = { excerpt: '' }] = new SearchIndex([entry('x', text)]).find('certificado', 1);
    expect(excerpt).toMatch(/^… .*Aquí está el certificado vencido\..* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('marks the words that were asked for', () => {
    expect(markedParts('La numeración: rangos', 'numeracion rango').filter(([, isMarked]) => isMarked)).toEqual([
      ['numeración', true],
      ['rangos', true],
    ]);
  });
});
