import type { Contract, MessageContract, RouteContract } from './contract.js';
import type { JsonSchema } from '../vocabulary/json-schema.js';

/**
 * Returns how today's contract breaks compatibility with the released one; [] if it does not. Readers with the released
 * schemas must understand messages of today, and the reverse, as a topic keeps messages for 30 days. Hence a released
 * contract can only gain optional properties and new message types. The same holds for internal routes, as a rolling
 * update runs two versions of a service side by side. Descriptions may change.
 */
export const objections = (released: Contract, today: Contract): string[] => [
  ...differences(released.attributes, today.attributes).map((what) => `attributes ${what}. ${ATTRIBUTES_STAY}`),
  ...Object.entries(released.messages).flatMap(([type, before]) =>
    messageObjections(before, today.messages[type]).map((what) => `${type} ${what}. ${wayOut(type)}`),
  ),
  ...Object.entries(released.routes).flatMap(([name, before]) =>
    routeObjections(before, today.routes[name]).map((what) => `${name} ${what}. ${wayOutOfRoute(name)}`),
  ),
  ...[today.messages, today.routes].flatMap((definitions) =>
    Object.keys(definitions).flatMap((name) => {
      const before = withVersion(name, -1);
      return versionOf(name) === 1 || before in definitions ? [] : [`${name} has no ${before} before it.`];
    }),
  ),
];

const routeObjections = (released: RouteContract, today: RouteContract | undefined): string[] => {
  if (!today) return ['is gone'];
  return [
    ...(['owner', 'method', 'path', 'for_tenant', 'status'] as const)
      .filter((part) => released[part] !== today[part])
      .map((part) => `${part} was ${String(released[part])} and is ${String(today[part])}`),
    ...released.callers
      .filter((caller) => !today.callers.includes(caller))
      .map((caller) => `was open to ${caller} and is not`),
    ...(['params', 'query', 'body', 'answer'] as const).flatMap((part) =>
      differences(released[part], today[part]).map((what) => `${part} ${what}`),
    ),
  ];
};

const wayOutOfRoute = (name: string): string =>
  `${name} has been released and stays as it is: undo this, and declare ${withVersion(name, 1)} beside it, with a path of ` +
  'its own, then `npm run contracts:release`.';

const messageObjections = (released: MessageContract, today: MessageContract | undefined): string[] => {
  if (!today) return ['is gone'];
  return [
    ...(released.topic === today.topic ? [] : [`was on ${released.topic} and is on ${today.topic}`]),
    ...(released.source === today.source ? [] : [`was said by ${released.source} and is said by ${today.source}`]),
    ...differences(released.schema, today.schema),
  ];
};

const ATTRIBUTES_STAY =
  'Every reader relies on the attributes as they were released: undo this. A new attribute is optional.';

const wayOut = (type: string): string => {
  const next = withVersion(type, 1);
  return (
    `${type} has been released and stays as it is: undo this, and say ${next} instead. Define ${next} in the table of ` +
    `its service, move ${type} to older-versions.ts with the upcast, then \`npm run contracts:release\`.`
  );
};

const versionOf = (type: string): number => Number(/[.]v([0-9]+)$/.exec(type)?.[1]);
const withVersion = (type: string, step: number): string =>
  type.replace(/[0-9]+$/, (version) => String(Number(version) + step));

/** Returns the differences between two schemas of the same message, each with its place (`/rules/[]/severity`). */
const differences = (released: JsonSchema, today: JsonSchema, place = ''): string[] => {
  const at = (what: string): string => (place === '' ? what : `${place} ${what}`);
  if (kindOf(released) !== kindOf(today)) return [at(`was ${kindOf(released)} and is ${kindOf(today)}`)];
  return [
    ...BOUNDS.filter((bound) => JSON.stringify(released[bound]) !== JSON.stringify(today[bound])).map((bound) =>
      at(`${bound} was ${String(released[bound])} and is ${String(today[bound])}`),
    ),
    ...(released.properties && today.properties ? propertyDifferences(released, today, place) : []),
    ...(released.items && today.items ? differences(released.items, today.items, `${place}/[]`) : []),
    ...(released.anyOf && today.anyOf ? choiceDifferences(released.anyOf, today.anyOf, place) : []),
  ];
};

const BOUNDS = [
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'additionalProperties',
] as const;

const kindOf = ({ anyOf, const: value, type }: JsonSchema): string =>
  anyOf ? 'a choice' : value === undefined ? (type ?? 'anything') : JSON.stringify(value);

const propertyDifferences = (released: JsonSchema, today: JsonSchema, place: string): string[] => {
  const { properties: before = {}, required: requiredBefore = [] } = released;
  const { properties: after = {}, required: requiredAfter = [] } = today;
  return [
    ...Object.entries(before).flatMap(([name, property]) => {
      const now = after[name];
      return now ? differences(property, now, `${place}/${name}`) : [`${place}/${name} is gone`];
    }),
    ...requiredBefore
      .filter((name) => name in after && !requiredAfter.includes(name))
      .map((name) => `${place}/${name} was always there and is optional`),
    ...requiredAfter
      .filter((name) => !requiredBefore.includes(name))
      .map((name) => `${place}/${name} ${name in before ? 'was optional' : 'is new'} and required`),
  ];
};

/** Kind of a choice; objects are told apart by their required properties. */
const choiceOf = (schema: JsonSchema): string => {
  const { type, required = [], properties = {} } = schema;
  if (type !== 'object') return kindOf(schema);
  const constant = (name: string): string => {
    const value = properties[name]?.const;
    return value === undefined ? name : `${name}: ${JSON.stringify(value)}`;
  };
  return `an object of ${required.map(constant).join(', ')}`;
};

const choiceDifferences = (released: readonly JsonSchema[], today: readonly JsonSchema[], place: string): string[] => {
  const before = new Map(released.map((choice) => [choiceOf(choice), choice]));
  const after = new Map(today.map((choice) => [choiceOf(choice), choice]));
  const gone = [...before.keys()].filter((kind) => !after.has(kind));
  const come = [...after.keys()].filter((kind) => !before.has(kind));
  return [
    ...gone.map((kind) => `${place} may not be ${kind} any more`),
    ...come.map((kind) => `${place} may now be ${kind} too`),
    ...[...before].flatMap(([kind, choice]) => differences(choice, after.get(kind) ?? choice, place)),
  ];
};
