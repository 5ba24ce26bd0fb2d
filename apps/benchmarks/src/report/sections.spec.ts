import { describe, expect, it } from '@jest/globals';
import { sectionOf, withSection } from './sections.js';

const PAGE = '# Page\n\nText.\n\n## One\n\nFirst.\n\n### Part\n\n## Two\n\nSecond.\n';

describe('a section of a page', () => {
  it('ends before the next title of the same rank', () => {
    expect(sectionOf(PAGE, 'One')).toBe('## One\n\nFirst.\n\n### Part');
    expect(sectionOf(PAGE, 'Two')).toBe('## Two\n\nSecond.');
    expect(sectionOf(PAGE, 'Three')).toBe('');
  });

  it('takes the place of the one with the same title, and nothing else changes', () =>
    expect(withSection(PAGE, 'One', '## One\n\nCosts $& and $1.')).toBe(
      '# Page\n\nText.\n\n## One\n\nCosts $& and $1.\n\n## Two\n\nSecond.\n',
    ));

  it('stands at the end where there was none', () =>
    expect(withSection(PAGE, 'Three', '## Three')).toBe(`${PAGE}\n## Three\n`));
});
