import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface Decision {
  readonly path: string;
}

interface Decisions {
  decisionOf(path: string, text: string): Decision;
  citedIn(text: string): string[];
  faultsOf(
    decisions: readonly Decision[],
    others: readonly (readonly [path: string, text: string])[],
    exists: (path: string) => boolean,
  ): string[];
}

const { citedIn, decisionOf, faultsOf } = (await import(join(ROOT, 'tools/decisions.mjs'))) as Decisions;

const record = (path: string, front: string, body = ''): Decision =>
  decisionOf(path, `---\n${front}\n---\n\n# ${path.replace('retired/', '').slice(0, 4)}. Title\n\n${body}\n`);

const current = (path: string, more = '', body = ''): Decision =>
  record(path, `status: current\nsubject: log\ndate: 2026-11-21${more}`, body);

const code = [['libs/eventing/src/a.ts', '// ADR 0001, 0002 and 0003']] as const;
const faults = (decisions: readonly Decision[], others: readonly (readonly [string, string])[] = code): string[] =>
  faultsOf(decisions, others, () => true);

describe('decision records', () => {
  it('have front matter, an index that is current, and are cited', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/decisions.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  it('are found to be right where a record replaces one and changes another', () => {
    const replaced = record(
      'retired/0001-a.md',
      'status: replaced\nsubject: log\ndate: 2026-11-21\nreplaced_by: [0003]',
    );
    const changed = current('0002-b.md', '\nchanged_by: [0003]');
    const newest = current('0003-c.md', '\nreplaces: [0001]\nchanges: [0002]');
    expect(faults([replaced, changed, newest], [['a.ts', 'ADR 0002 and 0003']])).toEqual([]);
  });

  it.each([
    ['a status that does not exist', record('0001-a.md', 'status: draft\nsubject: log\ndate: 2026-11-21')],
    ['a subject that does not exist', record('0001-a.md', 'status: current\nsubject: cows\ndate: 2026-11-21')],
    ['no date', record('0001-a.md', 'status: current\nsubject: log')],
    ['a key that does not exist', current('0001-a.md', '\nauthor: nobody')],
    ['a list in another form', current('0001-a.md', '\nchanges: 2')],
    [
      'a number that is not that of its title',
      decisionOf('0001-a.md', '---\nstatus: current\nsubject: log\ndate: 2026-11-21\n---\n\n# 0002. Title\n'),
    ],
    [
      'a retired record among the current ones',
      record('0001-a.md', 'status: withdrawn\nsubject: log\ndate: 2026-11-21'),
    ],
    ['more than a page', current('0001-a.md', '', 'line\n'.repeat(60))],
    ['one end of a link between records', current('0001-a.md', '\nchanges: [0002]')],
  ])('are refused with %s', (_, decision) => {
    expect(faults([decision])).toContainEqual(expect.stringMatching(/0001-a\.md: /));
  });

  it('are refused where nothing cites them, and where a retired one is cited', () => {
    expect(faults([current('0004-d.md')], [])).toEqual([expect.stringContaining('is cited by no code and no page')]);
    const withdrawn = record('retired/0005-e.md', 'status: withdrawn\nsubject: log\ndate: 2026-11-21');
    expect(faults([withdrawn], [['a.ts', 'see ADR 0005']])).toEqual(['a.ts: cites ADR 0005, which is retired']);
    expect(faults([withdrawn], [['a.ts', 'see ADR 0006']])).toEqual(['a.ts: cites ADR 0006, which does not exist']);
  });

  it('are refused where two have one number', () => {
    expect(faults([current('0001-a.md'), current('0001-b.md')])).toContain(
      '0001-b.md: another record has the number 0001; take the next free one',
    );
  });

  it('are refused with a link to a file that does not exist', () => {
    const decision = current('0001-a.md', '', 'See [log](../log.md).');
    expect(faultsOf([decision], code.slice(0, 1), (path) => path !== 'docs/log.md')).toContain(
      '0001-a.md: links docs/log.md, which does not exist',
    );
  });

  it('are named by paths that exist, in the list of changes too', () => {
    const changes = ['CHANGELOG.md', '[ADR 0001](docs/adr/0001-a.md)'] as const;
    expect(faultsOf([], [changes], () => false)).toEqual([
      'CHANGELOG.md: names docs/adr/0001-a.md, which does not exist',
    ]);
    expect(faults([current('0001-a.md')], [changes])).toEqual([expect.stringContaining('is cited by no code')]);
  });

  it('are cited by number or by path', () => {
    expect(citedIn('ADR 0001, 0002 and 0003; ADRs 0004; [ADR 0005](docs/adr/0006-x.md); number 0007')).toEqual([
      '0001',
      '0002',
      '0003',
      '0004',
      '0005',
      '0006',
    ]);
  });
});
