/**
 * What the chart knows of the services, taken from the code: settings, which of them are secret, and which service calls
 * which. `tools/settings.mjs` writes it beside the page of settings.
 */
import { getMetadataStorage, validateSync } from 'class-validator';
import { readFileSync } from 'node:fs';

const CHART = 'deploy/helm/rubrica/';

/** Set by the chart itself, or by one value of its own; TEST_CLOCK is for the standalone. */
const CHART_SETS = new Set([
  ...['BLOB_DIR', 'KEY_RING_DIR', 'MAIL_DIR'],
  ...['INTERNAL_HOST', 'INTERNAL_PORT', 'INTERNAL_ADDRESSES', 'HOST', 'PORT', 'ADMIN_PORT'],
  ...['PUBLIC_BASE_URL', 'TEST_CLOCK'],
]);

/** Returns the files by their path, as data. */
export const chartFiles = (root, { descriptionsOf, services, common, topics, internalRoutes, EVERY_SERVICE }) => {
  const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

  /** Each setting of a class: its description, property and default value. */
  const entriesOf = (Settings) => {
    const defaults = new Settings();
    return Object.entries(descriptionsOf(Settings.prototype)).map(([property, described]) => ({
      ...described,
      property,
      Settings,
      value: defaults[property],
    }));
  };
  const commonEntries = common.flatMap(entriesOf);
  const names = Object.keys(services);
  const entries = Object.fromEntries(names.map((name) => [name, entriesOf(services[name])]));

  const callsOf = (caller) =>
    names.filter((owner) =>
      internalRoutes.some(
        (route) => route.callers.includes(caller) && (route.owner === owner || route.owner === EVERY_SERVICE),
      ),
    );

  const facts = Object.fromEntries(
    names.map((name) => {
      const all = [...commonEntries, ...entries[name]];
      return [
        name,
        {
          settings: all.filter(({ secret }) => !secret).map(({ env }) => env),
          secrets: Object.fromEntries(all.filter(({ secret }) => secret).map((one) => [one.env, needOf(one)])),
          calls: callsOf(name),
        },
      ];
    }),
  );

  const definition = (all) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      all
        .filter(({ env, secret }) => !secret && !CHART_SETS.has(env))
        .map((one) => [one.env, { description: one.meaning, ...typeOf(one) }]),
    ),
  });
  const schema = read(`${CHART}values.schema.json`);
  for (const key of Object.keys(schema.$defs)) if (key.startsWith('settings-of-')) delete schema.$defs[key];
  schema.$defs['settings-of-all-services'] = definition(commonEntries);
  schema.$defs['settings-of-topics'] = definition([...commonEntries, ...entriesOf(topics)]);
  for (const name of names) schema.$defs[`settings-of-${name}`] = definition([...commonEntries, ...entries[name]]);

  return { [`${CHART}services.json`]: facts, [`${CHART}values.schema.json`]: schema };
};

const rulesOf = ({ Settings, property }) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(Settings, Settings.name, false, false)
    .filter((rule) => rule.propertyName === property);

/** `required` if the service does not start without it, `optional`, or what decides: the log in PostgreSQL, or SASL. */
const needOf = ({ env, property, Settings }) => {
  if (env === 'EVENT_LOG_URL') return 'postgres';
  if (env === 'KAFKA_PASSWORD') return 'sasl';
  const faults = validateSync(new Settings(), { forbidUnknownValues: false });
  return faults.some((fault) => fault.property === property) ? 'required' : 'optional';
};

const typeOf = (one) => {
  const rule = (name) => rulesOf(one).find((found) => found.name === name)?.constraints[0];
  if (typeof one.value === 'boolean') return { type: 'boolean' };
  if (typeof one.value === 'number') {
    const [minimum, maximum] = [rule('min'), rule('max')];
    return { type: 'integer', ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  }
  const choices = rule('isIn');
  return { type: 'string', ...(choices && { enum: choices }) };
};
