import { freePort, referee, type Referee, refereeUnless, temporaryFolder, until } from '@rubrica/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RULES = join(import.meta.dirname, '../../../../deploy/alerts');

/** A real Prometheus with the alert rules of `deploy/alerts`, which scrapes one page every second. */
export interface Prometheus {
  /** Whether the expression of that alert holds now; how long it has held, the rule's `for`, does not count. */
  isRed(alert: string): Promise<boolean>;
  stop(): Promise<void>;
}

export interface PrometheusReferee extends Referee {
  /** Scrapes the `/metrics` of this origin. */
  start(origin: string): Promise<Prometheus>;
}

/** What needs a Prometheus is skipped where it is not installed. */
export const prometheusReferee = (): PrometheusReferee => ({
  ...refereeUnless(referee('prometheus').missing),
  start,
});

const start = async (origin: string): Promise<Prometheus> => {
  const folder = temporaryFolder();
  const address = `127.0.0.1:${await freePort('127.0.0.1')}`;
  const config = join(folder.path, 'prometheus.yml');
  writeFileSync(
    config,
    // JSON is YAML.
    JSON.stringify({
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [join(RULES, '*.rules.yml')],
      scrape_configs: [
        { job_name: 'rubrica', honor_labels: true, static_configs: [{ targets: [new URL(origin).host] }] },
      ],
    }),
  );
  const child = spawn(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder.path, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const holds = async (expression: string): Promise<boolean> => {
    const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const { data } = (await answer.json()) as { readonly data: { readonly result: readonly unknown[] } };
    return data.result.length > 0;
  };
  await until(() => holds('up == 1').catch(() => false), Boolean);
  return {
    isRed: (alert) => holds(expressionOf(alert)),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      folder.remove();
    },
  };
};

/** As it stands in the file: the block below `expr`, which is indented deeper. */
const expressionOf = (alert: string): string => {
  const text = globSync('*.rules.yml', { cwd: RULES })
    .map((file) => readFileSync(join(RULES, file), 'utf8'))
    .join('');
  const [, expression] = new RegExp(`- alert: ${alert}\\n\\s+expr: \\|-\\n((?: {10}.*\\n)+)`).exec(text) ?? [];
  if (expression === undefined) throw new Error(`no rule has the name ${alert}`);
  return expression;
};
