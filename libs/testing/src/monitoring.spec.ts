import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { referee } from './referee.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig?: { readonly defaults: { readonly unit: string } };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string }[] };
}

const dashboards = globSync('deploy/grafana/*.json', { cwd: ROOT }).map(
  (file) => [file, JSON.parse(read(file)) as Dashboard] as const,
);
const rules = globSync('deploy/alerts/*.rules.yml', { cwd: ROOT }).sort();
const tests = globSync('deploy/alerts/*.test.yml', { cwd: ROOT }).sort();
const textOf = (files: readonly string[]): string => files.map(read).join('');
const alerts = [...textOf(rules).matchAll(/- alert: (\w+)\n([^]*?)(?=\n {6}- alert:|\n#|$)/g)].map(
  ([, name = '', text = '']) => ({ name, text }),
);
const promtool = referee('promtool', 'prometheus');

describe('dashboards and alert rules', () => {
  it('are those that tools/monitoring makes', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/monitoring/write.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('the dashboards', () => {
  it('are an overview, one of each service, and one of log and database', () => {
    expect(dashboards.map(([file]) => basename(file, '.json')).sort()).toEqual([
      'rubrica-api-gateway',
      'rubrica-certificate-vault',
      'rubrica-dian-submitter',
      'rubrica-document-issuer',
      'rubrica-log-and-database',
      'rubrica-mailer',
      'rubrica-overview',
      'rubrica-webhook-dispatcher',
    ]);
  });

  it('have uids and titles of their own, and the uid is the name of the file', () => {
    expect(new Set(dashboards.map(([, { title }]) => title)).size).toBe(dashboards.length);
    for (const [file, { uid }] of dashboards) expect(uid).toBe(basename(file, '.json'));
  });

  it.each(dashboards)('%s: each panel says what it shows and in which unit', (_, { panels }) => {
    expect(panels.length).toBeGreaterThan(10);
    for (const { type, title, description, fieldConfig, targets = [] } of panels) {
      expect([title, description]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/^[A-Z0-9].*\.$|^\w+: /),
      ]);
      if (type === 'row') continue;
      expect([title, fieldConfig?.defaults.unit]).toEqual([title, expect.stringMatching(/\S/)]);
      expect([title, targets.length > 0]).toEqual([title, true]);
      for (const { expr } of targets) expect(expr).toMatch(/\S/);
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it.each(dashboards)('%s: no panel lies on another one', (_, { panels }) => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (__, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it.each(dashboards)('%s: expressions use only variables that it has', (_, { panels, templating }) => {
    const known = new Set(['__rate_interval', ...templating.list.map(({ name }) => name)]);
    const used = panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => [...expr.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)),
    );
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('each alert', () => {
  it('has a name of its own', () => {
    expect(alerts.length).toBeGreaterThanOrEqual(30);
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
  });

  it.each(alerts)('$name says for how long, how bad, what and why', ({ text }) => {
    expect(text).toMatch(/^ {8}for: \d+[mh]$/m);
    expect(text).toMatch(/^ {10}severity: (page|ticket)$/m);
    expect(text).toMatch(/^ {10}summary: \S/m);
    expect(text).toMatch(/^ {10}description: \S/m);
  });

  it.each(alerts)('$name has a runbook that says what one sees, what it means and what to do', ({ name, text }) => {
    const [, path = ''] = /runbook_url: '(.*)'/.exec(text) ?? [];
    const page = read(path);
    expect(page).toMatch(new RegExp(`^# ${name}\n`));
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      'What you see',
      'What it means',
      'What to do',
    ]);
    expect(page).toMatch(/```sh\n/);
  });

  it('is what each runbook is about', () => {
    const pages = globSync('docs/runbooks/alerts/*.md', { cwd: ROOT });
    expect(pages.map((page) => /^# (\w+)/.exec(read(page))?.[1]).sort()).toEqual(alerts.map(({ name }) => name).sort());
  });

  it('is tested: when it fires, and when it does not', () => {
    const names = [...textOf(tests).matchAll(/- name: '(.*)'/g)].map(([, name]) => name);
    expect(names).toEqual(alerts.flatMap(({ name }) => [`${name} fires`, `${name} is quiet`]));
  });
});

promtool.describe('promtool', () => {
  it('reads the rules', () => {
    const { ok, stdout, stderr } = promtool.run([
      'check',
      'rules',
      '--lint=all',
      ...rules.map((file) => `${ROOT}/${file}`),
    ]);
    expect([ok, stderr]).toEqual([true, '']);
    const found = [...stdout.matchAll(/SUCCESS: (\d+) rules? found/g)].map(([, count]) => Number(count));
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(alerts.length);
  });

  it('finds that each alert fires when it should, with its labels and texts, and only then', () => {
    const { ok, stdout, stderr } = promtool.run(['test', 'rules', ...tests.map((file) => `${ROOT}/${file}`)]);
    expect([ok, ok ? '' : `${stdout}${stderr}`]).toEqual([true, '']);
  });

  it('reads every expression of the dashboards', () => {
    const exprs = dashboards.flatMap(([, { panels }]) =>
      panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    );
    const rules = [...new Set(exprs)].map((expr, n) => ({
      record: `panel:${n}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$environment', 'production'),
    }));
    const check = (wanted: object[]) =>
      promtool.run(['check', 'rules', 'panels.yml'], {
        'panels.yml': JSON.stringify({ groups: [{ name: 'panels', rules: wanted }] }),
      });
    const { ok, stdout, stderr } = check(rules);
    expect([ok, ok ? '' : `${stdout}${stderr}`]).toEqual([true, '']);
    expect(check([{ record: 'panel:wrong', expr: 'rat(rubrica_facts_total[5m])' }]).ok).toBe(false);
  });
});
