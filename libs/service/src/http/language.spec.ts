import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.js';

describe('the language of an answer', () => {
  it.each([
    ['es', 'es'],
    ['es-CO', 'es'],
    ['ES-419', 'es'],
    ['es-CO,es;q=0.9,en;q=0.8', 'es'],
    ['en;q=0.5, es;q=0.8', 'es'],
    ['fr, es;q=0.1', 'es'],
    ['en;q=0, *', 'es'],
    ['es, en', 'es'],
  ])('is Spanish for %s', (header, language) => expect(languageOf(header)).toBe(language));

  it.each([
    [undefined],
    [''],
    ['en'],
    ['fr'],
    ['*'],
    ['en, es'],
    ['es;q=0'],
    ['es;q=0, *'],
    ['es;q=0.4, en-GB;q=0.5'],
    ['es;q=2'],
    ['es;q=abc'],
    ['es es es'],
    [';;;,,,=q'],
    ['\u0000'],
    ['x'.repeat(100_000)],
  ])('is English for %s', (header) => expect(languageOf(header)).toBe('en'));

  it.each([undefined, 'fr', '*', 'es;q=0.4, fr'])('is Spanish for %s where Spanish is what the reader gets', (header) =>
    expect(languageOf(header, 'es')).toBe('es'),
  );

  it('is the language that is asked for, whatever the reader gets without', () =>
    expect(languageOf('en-GB, es;q=0.4', 'es')).toBe('en'));
});
