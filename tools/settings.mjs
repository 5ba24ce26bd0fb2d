/**
 * Writes docs/settings.md from the settings classes of all apps; with `--check` it only says whether the page is
 * current. Reads the sources as they are: node --import ./libs/eventing/test/typescript.mjs tools/settings.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const root = new URL('../', import.meta.url);
const from = (path) => import(new URL(path, root).href);
const { descriptionsOf, EventLogSettings, ProcessSettings, TopicsSettings } = await from('libs/service/src/index.ts');

const { SERVICES } = await from('libs/contracts/src/index.ts');
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
  ['`npm run topics`, besides those of the log', TopicsSettings],
];
for (const app of APPS) sections.push([app, await settingsOf(app)]);

const page = [
  '# Settings',
  'Read once at the start, from the environment, and checked whole: all that is wrong is said at once. No default means that',
  'there is none or that it is empty. Made by `tools/settings.mjs` from the settings classes; do not edit.',
  ...sections.map(([title, Settings]) => `\n## ${title}\n\n${table(Settings)}`),
].join('\n');

const file = fileURLToPath(new URL('docs/settings.md', root));
const text = await format(`${page}\n`, { parser: 'markdown', printWidth: 120 });
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('docs/settings.md is not current: run tools/settings.mjs\n');
  process.exitCode = 1;
}
