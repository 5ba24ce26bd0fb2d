import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Referee, referee, refereeUnless } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Block,
  differences,
  GuideShell,
  LONGEST_BLOCK_MS,
  type GuideSection,
  sectionsOf,
} from './guides.fixture.js';
import { RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');
const GUIDES = join(ROOT, 'docs/guides');
/** In the order of their runs: from-another-provider goes on with the company of to-production. */
const NAMES = [
  ...['first-invoice', 'notes', 'errors', 'webhooks', 'mail', 'pos', 'support-documents', 'received-documents'],
  ...['invoice-events', 'people'],
  ...['to-production', 'from-another-provider', 'contingency'],
];

const guide = (language: string, name: string): string => readFileSync(join(GUIDES, language, `${name}.md`), 'utf8');
const blocksOf = (markdown: string): Block[] => sectionsOf(markdown).flatMap(({ blocks }) => blocks);

const folder = temporaryFolder();
const always = refereeUnless(null);
const python = referee('python3');
const composer = referee('composer');
/** The PyPI package can be missing although Python is there: no pip, or no registry. */
const pypi = ((): Referee => {
  if (python.missing !== null) return python;
  const args = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', join(folder.path, 'pypi'), 'stripe'];
  const { status } = spawnSync('python3', args, { stdio: 'ignore', timeout: 60_000 });
  return refereeUnless(status === 0 ? null : 'pip cannot download stripe');
})();
const refereeOf = ({ blocks }: GuideSection): Referee => {
  const commands = blocks.map(({ text }) => text).join('\n');
  if (commands.includes('pip install')) return pypi;
  if (commands.includes('composer')) return composer;
  return commands.includes('python3') ? python : always;
};

/** Runs a section, and says where its answers are not those that it shows. */
const run = async (shell: GuideShell, { blocks }: GuideSection): Promise<string[]> => {
  const wrong: string[] = [];
  let printed = '';
  for (const block of blocks) {
    const says = (differing: readonly string[]) =>
      differing.forEach((text) => wrong.push(`line ${String(block.line)}: ${text}`));
    if (block.language === 'bash') printed = await shell.run(block);
    else if (block.language === 'json') says(differences(JSON.parse(block.text), JSON.parse(printed)));
    else if (block.language === 'text') says(differences(block.text.trim(), printed.trim()));
    else if (block.language !== 'console') await shell.save(block);
  }
  return wrong;
};

let standalone: RunningStandalone;

// A folder like that of a fresh clone in which `npm start` runs.
beforeAll(async () => {
  for (const name of ['node_modules', 'examples']) symlinkSync(join(ROOT, name), join(folder.path, name));
  // As the guide on mail starts it.
  standalone = await RunningStandalone.start(join(folder.path, '.rubrica'), {
    DKIM_DNS_SERVERS: '127.0.0.1:5354',
    MAIL_SENDER_ALLOW_LOOPBACK: '1',
  });
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** Each guide in English, and in Spanish those that show words of an answer and can be run twice. */
const RUNS = [
  ...NAMES.map((name) => ({ language: 'en', name })),
  ...['first-invoice', 'notes', 'errors'].map((name) => ({ language: 'es', name })),
];

describe.each(RUNS)('the guide $name in $language', ({ language, name }) => {
  let shell: GuideShell;
  beforeAll(() => {
    shell = new GuideShell(folder.path);
  });
  afterAll(() => shell.close());

  for (const section of sectionsOf(guide(language, name)))
    refereeOf(section).it(
      `works as it stands: ${section.title}`,
      async () => expect(await run(shell, section)).toEqual([]),
      LONGEST_BLOCK_MS * (section.blocks.length + 1),
    );
});

describe.each(NAMES)('the guide %s', (name) => {
  const english = guide('en', name);

  it('has the same commands and answers in Spanish, but for the language of the words', () => {
    const textsOf = (markdown: string): string[] =>
      blocksOf(markdown).map(({ language, text }) => language + withoutWords(text));
    expect(textsOf(guide('es', name))).toEqual(textsOf(english));
  });

  it('shows an answer after each request whose refusal would not end it', () => {
    const blocks = blocksOf(english);
    const mayFail = blocks.filter(({ language, text }, at) => {
      const requests = language === 'bash' ? text.match(/\bcurl -|\bcurl --/g) : null;
      const next = blocks[at + 1];
      const isShown = next?.language === 'text' || (next?.language === 'json' && /"status": 4\d\d/.test(next.text));
      return requests !== null && !isShown && text.match(/curl --fail-with-body -sS /g)?.length !== requests.length;
    });
    expect(mayFail).toEqual([]);
  });
});

describe.each(['en', 'es'])('the guides in %s', (language) => {
  it('are these', () => {
    const files = readdirSync(join(GUIDES, language)).sort();
    expect(files).toEqual(NAMES.map((name) => `${name}.md`).sort());
  });

  it.each(NAMES)('%s: begins with a title, and links to pages and headings that exist', (name) => {
    const markdown = guide(language, name);
    expect(markdown).toMatch(/^# \S/);
    const path = join(GUIDES, language, `${name}.md`);
    const broken = [...markdown.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].filter(([, file = '', heading]) => {
      const target = file === '' ? path : join(dirname(path), file);
      return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

/** A block without what depends on the language of a request: its header, and the texts for people in the answer. */
const withoutWords = (text: string): string =>
  text.replaceAll(' -H "Accept-Language: es"', '').replace(/"(title|detail|fix|action)": "(?:\\.|[^"\\])*"/g, '"$1"');

/** The anchors of a page's headings, as GitHub makes them. */
const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('what a guide shows', () => {
  it('may leave out fields, and has other ids, times, numbers and addresses', () => {
    const shown = {
      id: 'inv_hqtyftxp84xbfanac1tj091c14',
      at: '2026-11-21T06:33:00-05:00',
      url: 'http://127.0.0.1:3000/…',
    };
    const came = {
      id: 'inv_8f2vy2harq30kzjceaef0mzdfv',
      at: '2027-01-02T16:33:00.123-05:00',
      url: 'http://127.0.0.1:9/a',
    };
    expect(differences([shown, 'SETP1 (x)'], [{ ...came, more: 1 }, 'SETP99 (x)'])).toEqual([]);
  });

  it.each([
    [{ status: 'accepted_by_dian' }, { status: 'queued' }],
    [{ number: 'FE1' }, { number: 'FE2' }],
    [{ next: 301 }, { next: 1 }],
    [{ gone: null }, {}],
    [{ data: [] }, { data: [{}] }],
    [{ data: [{}] }, { data: {} }],
    ['inv_hqtyftxp84xbfanac1tj091c14', 'inv_8f2vy'],
    ['a.b', 'axb'],
    ['…b', 'abc'],
  ])('%j is not %j', (shown, came) => expect(differences(shown, came)).toHaveLength(1));
});

describe('the shell of a guide', () => {
  const run = async (...texts: readonly string[]): Promise<string> => {
    const own = temporaryFolder();
    const shell = new GuideShell(own.path);
    try {
      let printed = '';
      for (const [at, text] of texts.entries()) printed = await shell.run({ text, line: at + 1 });
      return printed;
    } finally {
      await shell.close();
      own.remove();
    }
  };

  it('goes on where the last block ended', async () =>
    expect(await run('A=b; mkdir c; cd c', 'echo $A; basename "$PWD"')).toBe('b\nc\n'));

  it.each(['false\necho on', 'false | cat', 'A=$(false)', 'echo $UNKNOWN', 'no-such-program'])(
    'ends at a command that fails: %j',
    (text) => expect(run('echo first', text)).rejects.toThrow('the commands of line 2 fail'),
  );

  it('runs no block after one that failed', async () => {
    const own = temporaryFolder();
    const shell = new GuideShell(own.path);
    await expect(shell.run({ text: 'false', line: 1 })).rejects.toThrow();
    await expect(shell.run({ text: 'echo on', line: 2 })).rejects.toThrow('an earlier block failed');
    own.remove();
  });
});
