import { describe, expect, it } from '@jest/globals';
import { htmlOf, sectionsOf, titleOf } from './markdown.js';

const html = (source: string): string => htmlOf(source, (link) => (link === 'here.md' ? '/docs/here' : null)).trim();

describe('a page written in Markdown', () => {
  it('leads to pages that are served, to the web and to itself; another link is its text', () => {
    expect(html('[a](here.md)')).toBe('<p><a href="/docs/here">a</a></p>');
    expect(html('[a](https://ejemplo.co/x) [b](#c)')).toBe(
      '<p><a href="https://ejemplo.co/x">a</a> <a href="#c">b</a></p>',
    );
    expect(html('[a](../../examples)')).toBe('<p><a>a</a></p>');
    expect(html('[a](javascript:x)')).not.toContain('href');
  });

  it('has headings with the ids that GitHub gives them', () => {
    expect(html('## De habilitación a producción: `curl`')).toBe(
      '<h2 id="de-habilitación-a-producción-curl">De habilitación a producción: <code>curl</code></h2>',
    );
  });

  it('shows HTML as text', () => {
    expect(html('an <id> or <script>x</script>')).toBe('<p>an &lt;id&gt; or &lt;script&gt;x&lt;/script&gt;</p>');
  });

  it('has a section for each heading, with its words and without its programs', () => {
    expect(
      sectionsOf('# A `b`\n\nOne [two](x.md).\n\n## Días\n\n```bash\ncurl\n```\n\n| a | b |\n| - | - |\n| c | d |'),
    ).toEqual([
      { titles: ['A b'], anchor: '', text: 'One two.' },
      { titles: ['A b', 'Días'], anchor: 'días', text: 'a b c d' },
    ]);
  });

  it('is titled by its heading', () => {
    expect(titleOf('# `not_today`\n\ntext')).toBe('not_today');
  });
});
