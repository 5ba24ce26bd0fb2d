/**
 * Writes docs/settings.md, and what the chart knows of settings, from the settings classes of all apps; with `--check` it
 * only says which file is not current. `npm run settings` runs it on the sources as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { chartFiles } from './kubernetes/chart-files.mjs';

const root = new URL('../', import.meta.url);
const from = (path) => import(new URL(path, root).href);
const {
  BlobSettings,
  descriptionsOf,
  EventLogSettings,
  KafkaAclsSettings,
  ProcessSettings,
  TopicsSettings,
  TracingSettings,
  TuningSettings,
} = await from('libs/service/src/index.ts');

const { EVERY_SERVICE, internalRoutes, SERVICES } = await from('libs/contracts/src/index.ts');
const APPS = [...SERVICES, 'standalone'];

const settingsOf = async (app) => {
  const found = Object.values(await from(`apps/${app}/src/config.ts`)).filter(
    (exported) => typeof exported === 'function' && Object.keys(descriptionsOf(exported.prototype ?? {})).length > 0,
  );
  if (found.length !== 1) throw new Error(`apps/${app}/src/config.ts exports ${found.length} settings classes`);
  return found[0];
};

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (Settings) => {
  const defaults = new Settings();
  const rows = Object.entries(descriptionsOf(Settings.prototype)).map(
    ([property, { env, meaning, unit = '', secret }]) => {
      const value = defaults[property];
      const shown = value === '' ? '' : secret ? 'secret' : `\`${String(value)}\``;
      return `| \`${env}\` | ${cell(meaning)}${secret ? ' (secret)' : ''} | ${cell(unit)} | ${cell(shown)} |`;
    },
  );
  return ['| variable | meaning | unit | default |', '|---|---|---|---|', ...rows].join('\n');
};

const sections = [
  ['Every service in a process of its own', ProcessSettings],
  ['The log of such services', EventLogSettings],
  ['The blob store of such services', BlobSettings],
  ['Traces of such services and of the standalone', TracingSettings],
  ['Process tuning of such services and of the standalone', TuningSettings],
  ['`npm run topics`, besides those of the log', TopicsSettings],
  ['`npm run kafka-acls`, besides those of the log', KafkaAclsSettings],
];
const services = {};
for (const app of APPS) {
  const Settings = await settingsOf(app);
  sections.push([app, Settings]);
  if (app !== 'standalone') services[app] = Settings;
}

const page = [
  '# Settings',
  'For operators: every setting of every program. Settings are read once at the start, from the environment, and checked together: all',
  'mistakes are told at once. No default means that there is none or that it is empty. Written by `npm run settings` from the settings',
  'classes; do not edit.',
  ...sections.map(([title, Settings]) => `\n## ${title}\n\n${table(Settings)}`),
].join('\n');

const code = {
  descriptionsOf,
  services,
  common: [ProcessSettings, EventLogSettings, BlobSettings, TracingSettings, TuningSettings],
  topics: TopicsSettings,
};
const ofChart = chartFiles(root, { ...code, internalRoutes, EVERY_SERVICE });
const texts = { 'docs/settings.md': await format(`${page}\n`, { parser: 'markdown', printWidth: 120 }) };
for (const [path, data] of Object.entries(ofChart))
  texts[path] = await format(JSON.stringify(data), { parser: 'json', printWidth: 120 });

for (const [path, text] of Object.entries(texts)) {
  const file = fileURLToPath(new URL(path, root));
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${path} is not current: npm run settings\n`);
    process.exitCode = 1;
  }
}
