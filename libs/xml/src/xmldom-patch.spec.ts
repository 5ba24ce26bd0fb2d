import { describe, expect, it } from '@jest/globals';
import { DOMParser } from '@xmldom/xmldom';
import { createRequire } from 'node:module';
import { type Grammar, patchXmldom } from './xmldom-patch.js';

const theirs = createRequire(import.meta.url)('@xmldom/xmldom/lib/grammar.js') as Grammar;

describe('the patch of xmldom', () => {
  it('lets it compose an expression once for many end tags', () => {
    const { reg } = theirs;
    const made: RegExp[] = [];
    theirs.reg = (...parts) => {
      const expression = reg.apply(theirs, parts);
      made.push(expression);
      return expression;
    };
    patchXmldom(theirs);
    new DOMParser({ locator: false }).parseFromString(`<a>${'<b></b>'.repeat(100)}</a>`, 'text/xml');
    expect(made).toHaveLength(1);
    expect(made.every(({ global, sticky }) => !global && !sticky)).toBe(true);
    theirs.reg = reg;
  });

  it('gives the same expression for the same parts, and another for others', () => {
    const grammar: Grammar = {
      reg: (...parts) => new RegExp(parts.map((part) => (typeof part === 'string' ? part : part.source)).join('')),
    };
    const name = /[a-z]+/;
    patchXmldom(grammar);
    expect(grammar.reg('^', name)).toBe(grammar.reg('^', name));
    expect(grammar.reg('^', name, '$').source).toBe('^[a-z]+$');
    expect(grammar.reg('^', name).source).toBe('^[a-z]+');
  });

  it('keeps a bounded number of them', () => {
    const grammar: Grammar = { reg: (...parts) => new RegExp(parts.join('')) };
    patchXmldom(grammar);
    for (let index = 0; index < 3_000; index += 1)
      expect(grammar.reg('^', String(index)).source).toBe(`^${String(index)}`);
    expect(grammar.reg('^', '2999')).not.toBe(grammar.reg('^', '2999'));
    expect(grammar.reg('^', '1')).toBe(grammar.reg('^', '1'));
  });
});
