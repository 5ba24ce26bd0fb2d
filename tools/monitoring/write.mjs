/**
 * Writes the dashboards (deploy/grafana), the alert rules and their unit tests (deploy/alerts; ADR 0136); with `--check` it only
 * says which files are not current. For an installation of your own:
 *
 *   node tools/monitoring/write.mjs --out monitoring --runbooks https://wiki.example/rubrica/alerts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ALERTS, runbookOf } from './alerts.mjs';
import { DASHBOARDS } from './dashboards.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    out: { type: 'string', default: join(root, 'deploy') },
    runbooks: { type: 'string', default: 'docs/runbooks/alerts' },
  },
});

const MADE = '# Made by tools/monitoring/write.mjs; do not edit.';
const indented = (text, spaces) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
/** As prettier quotes it. */
const quoted = (text) => (text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "''")}'`);

const annotationsOf = ({ name, summary, description }) => ({
  summary,
  description,
  runbook_url: `${values.runbooks}/${runbookOf(name)}.md`,
});

const yamlOf = (map, spaces) =>
  Object.entries(map)
    .map(([key, value]) => `${' '.repeat(spaces)}${key}: ${quoted(value)}`)
    .join('\n');

const ruleOf = (alert) => `      - alert: ${alert.name}
        expr: |-
          ${indented(alert.expr, 10)}
        for: ${alert.for}
        labels:
          severity: ${alert.severity}
        annotations:
${yamlOf(annotationsOf(alert), 10)}`;

const rules = (group, alerts) => `${MADE}
groups:
  - name: rubrica-${group}
    rules:
${alerts.map(ruleOf).join('\n')}
`;

/** The texts with the labels put in, as Prometheus does. */
const withLabels = (texts, labels) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label) => labels[label] ?? ''),
    ]),
  );

const testOf = (alert, { series, at, fires }) => `  - name: ${quoted(`${alert.name} ${fires ? 'fires' : 'is quiet'}`)}
    interval: 1m
    input_series:
${series.map(([name, samples]) => `      - series: ${quoted(name)}\n        values: ${quoted(samples)}`).join('\n')}
    alert_rule_test:
      - eval_time: ${at}
        alertname: ${alert.name}
${
  fires
    ? `        exp_alerts:
          - exp_labels:
${yamlOf({ severity: alert.severity, ...fires }, 14)}
            exp_annotations:
${yamlOf(withLabels(annotationsOf(alert), fires), 14)}`
    : '        exp_alerts: []'
}`;

const tests = (group, alerts) => `${MADE}
rule_files:
  - ${group}.rules.yml
evaluation_interval: 1m
tests:
${alerts.flatMap((alert) => alert.tests.map((test) => testOf(alert, test))).join('\n')}
`;

const files = new Map([
  ...DASHBOARDS.map((made) => [`grafana/${made.uid}.json`, `${JSON.stringify(made, null, 2)}\n`]),
  // A file per group, as promtool judges all rules of a file at each step of each test.
  ...[...new Set(ALERTS.map(({ group }) => group))].flatMap((group) => {
    const alerts = ALERTS.filter((alert) => alert.group === group);
    return [
      [`alerts/${group}.rules.yml`, rules(group, alerts)],
      [`alerts/${group}.test.yml`, tests(group, alerts)],
    ];
  }),
]);

for (const [name, text] of files) {
  const file = join(values.out, name);
  if (!values.check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${relative(root, file)} is not current: run tools/monitoring/write.mjs\n`);
    process.exitCode = 1;
  }
}
