import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Referee, referee } from './referee.js';

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url));
const RULES = globSync('alerts/*.rules.yml', { cwd: DEPLOY }).map((file) => `${DEPLOY}/${file}`);

/** Times that the rules are judged in a test: each costs some ten milliseconds. */
const STEPS = 12;

/** Metrics that only grow, or stand still. */
const GROWS = /_(total|bucket|count|sum|position)$/;
/** Names of our metrics in an expression. */
const NAMES = /\b(?:rubrica|process|nodejs)_\w+/g;

export interface AlertRules extends Referee {
  /**
   * Returns the alerts that fire, by name, when things go on as in the last of these scrapes for so many minutes. Scrapes,
   * the texts of `/metrics`, count as one a minute; '' is one that nobody answered. A gauge keeps its value; a counter
   * goes on as between the last two scrapes.
   */
  firing(scrapes: readonly string[], minutes: number): readonly string[];
}

/** The alert rules of deploy/alerts, which promtool judges. */
export const alertRules = (): AlertRules => {
  const { missing, describe, it, run } = referee('promtool', 'prometheus');
  const named = new Set(RULES.flatMap((file) => readFileSync(file, 'utf8').match(NAMES) ?? []));
  return {
    missing,
    describe,
    it,
    firing: (scrapes, minutes) => {
      const untilMinute = scrapes.length - 1 + minutes;
      const step = Math.ceil(untilMinute / STEPS);
      const end = Math.ceil(untilMinute / step) * step;
      const test = {
        rule_files: RULES,
        evaluation_interval: `${step}m`,
        tests: [
          {
            interval: '1m',
            input_series: seriesOf(
              scrapes.map((scrape) => samplesOf(scrape, named)),
              end,
            ),
            // Expects none, so that it prints all.
            promql_expr_test: [
              {
                expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
                eval_time: `${end}m`,
                exp_samples: [],
              },
            ],
          },
        ],
      };
      const { ok, stdout, stderr } = run(['test', 'rules', 'test.yml'], { 'test.yml': JSON.stringify(test) });
      if (ok) return [];
      const printed = `${stdout}${stderr}`;
      const firing = [...printed.matchAll(/alertname=\\*"(\w+)/g)].map(([, name = '']) => name);
      if (firing.length === 0) throw new Error(`promtool failed: ${printed}`);
      return [...new Set(firing)].sort();
    },
  };
};

/** Returns the metrics that dashboards and rules name, each with the files that do; parts of histograms as the histogram. */
export const watchedMetrics = (): ReadonlyMap<string, readonly string[]> => {
  const watched = new Map<string, string[]>();
  for (const file of globSync('{grafana/*.json,alerts/*.rules.yml}', { cwd: DEPLOY })) {
    for (const name of new Set(readFileSync(`${DEPLOY}/${file}`, 'utf8').match(NAMES))) {
      const metric = name.replace(/_seconds_(bucket|count|sum)$/, '_seconds');
      watched.set(metric, [...(watched.get(metric) ?? []), file]);
    }
  }
  return watched;
};

/** Values of the samples by name and labels, of these metrics. */
const samplesOf = (scrape: string, named: ReadonlySet<string>): ReadonlyMap<string, number> =>
  new Map(
    scrape.split('\n').flatMap((line) => {
      const [, series = '', name = '', value] = /^((\w+)(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      return named.has(name) ? [[series, Number(value)] as const] : [];
    }),
  );

const seriesOf = (scrapes: readonly ReadonlyMap<string, number>[], minutes: number) =>
  [...new Set(scrapes.flatMap((samples) => [...samples.keys()]))].map((series) => {
    const seen = scrapes.map((samples) => samples.get(series));
    const last = seen.at(-1);
    const step = GROWS.test(series.replace(/\{.*/, '')) ? (last ?? 0) - (seen.at(-2) ?? last ?? 0) : 0;
    const after = last === undefined ? `_x${minutes}` : `${last + step}+${step}x${minutes}`;
    return { series, values: [...seen.map((value) => value ?? '_'), after].join(' ') };
  });
