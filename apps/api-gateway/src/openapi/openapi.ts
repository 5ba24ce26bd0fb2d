import { EventResource, schemaIn } from '@rubrica/contracts';
import { API_VERSIONS, type ApiVersion, DEFAULT_API_VERSION, knowsSince, NEWEST_API_VERSION } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import type { TSchema } from '@sinclair/typebox';
import { hasTags, withTag } from '../operation/conditional-read.js';
import { isBodyOptional, isOfTenant, type OperationDescription, operationIn } from '../operation/operation.js';
import { requestSchema } from '../resource/absent-as-null.js';
import { answerExample, problemExamples } from './answer-examples.js';
import { type AnswerExamples, recordedAnswers } from './answer-examples.disk.js';
import {
  headerComponentsIn,
  headersOfAnswer,
  headersOfRefusal,
  notModified,
  operatorHeaderComponents,
} from './answer-headers.js';
import { type SampledDocument, withCodeSamples } from './code-samples.js';
import { Components, type JsonSchema } from './components.js';
import { fieldWords } from './field-words.js';
import { inSpanish } from './in-spanish.js';
import { problemSchemaIn, refusalsIn, type SharedRefusal } from './refusals.js';
import { REQUEST_EXAMPLES } from './request-examples.js';
import type { Route } from './route.js';
import { spanishTexts } from './spanish-texts.disk.js';
import { TAG_WORDS } from './tag-words.js';

const DESCRIPTION = `
Post an invoice, and it is numbered, signed, sent to the tax authority, mailed and reported by webhook.

* Amounts are decimal strings. Times are ISO 8601 with offset; fiscal times are Colombia's, \`-05:00\`.
* The prefix of the API key decides the mode: \`sk_test_\` never touches anything live.
* Every POST takes an \`Idempotency-Key\`: the same key and body get the first answer again.
* In the body of a POST, and inside of the fields of a PATCH, null says the same as an absent field: what was answered can be sent again.
* Refusals are \`application/problem+json\` (RFC 9457) with a stable \`code\`; all that is wrong is named at once.
* \`Accept-Language: es\` answers our own texts in Spanish; English is the default. \`code\` is the same in both.
`.trim();

const OPERATOR_DESCRIPTION = `
What the operators of an installation do: tenants, their software, dead letters, maintenance jobs, outages of the tax authority.

* Each operator has a token of its own, sent as \`Authorization: Bearer …\`, or a session; what is ordered bears the name of the token or the id of the person.
* It is served on the operators' port only, which must not be reachable from the internet. The API keys of tenants have no use here.
* Every POST takes an \`Idempotency-Key\`: the same key and body get the first answer again.
* Refusals are \`application/problem+json\` (RFC 9457) with a stable \`code\`; all that is wrong is named at once.
* \`npm run admin\` has a command for each operation.
`.trim();

const parameters = {
  Version: {
    name: 'Svc-Version',
    in: 'header',
    description: "Version of the API; absent: the tenant's pinned one",
    schema: { $ref: '#/components/schemas/ApiVersion' },
  },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of our own texts: `es`, or English by default',
    schema: { type: 'string', examples: ['es-CO'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A text of your own, new for each new request; kept for 7 days',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]*$' },
  },
};

interface Edition {
  readonly serverUrl: string;
  readonly language: Language;
  readonly version: ApiVersion;
}

/**
 * Makes the OpenAPI 3.1 description of the tenants' routes from the schemas that check their requests. It has what its
 * version of the API knows.
 */
export const openApiOf = (all: readonly Route[], edition: Edition): object => {
  const { language } = edition;
  const described = englishOpenApiOf(all, edition) as ReturnType<typeof englishOpenApiOf> & SampledDocument;
  const document = withCodeSamples(described, language);
  return language === 'es' ? inSpanish(document, spanishTexts()) : document;
};

/** The description before its texts are in the language; its examples are. */
const englishOpenApiOf = (all: readonly Route[], { serverUrl, language, version }: Edition) => {
  const components = new Components(fieldWords);
  const routes = all
    .filter(({ operation, since }) => operation.role !== 'operator' && knowsSince(version, since))
    .map((route) => ({ ...route, operation: operationIn(route.operation, version) }))
    .map((route) => (hasTags(version) ? tagged(route) : route));
  const recorded = recordedAnswers(version);
  const refusals = refusalsIn(version);
  const examples = { recorded, language, refusals };
  const hasSessions = knowsSince(version, '2026-12-01');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rubrica',
      summary: 'Electronic invoices, credit notes and debit notes for Colombia',
      description: DESCRIPTION,
      version,
      license: LICENSE,
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }, ...(hasSessions ? [{ session: [] }] : [])],
    externalDocs: { description: 'Guides, in English and Spanish', url: `${serverUrl}/docs/guides` },
    ...described(routes, components, examples, version),
    webhooks: { event: { post: webhook(components, version, recorded) } },
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'sk_test_… or sk_live_…: the prefix decides the mode' },
        ...(hasSessions ? { session: SESSION_SCHEME } : {}),
      },
      parameters,
      headers: headerComponentsIn(version),
      responses: Object.fromEntries(refusals.map((refused) => [refused.name, responseOf(refused, examples)])),
      schemas: components.schemas,
    },
  };
};

/** Makes the description of the operators' routes. It names no server: they are where the document is. */
export const operatorOpenApiOf = (all: readonly Route[]): object => {
  const components = new Components(fieldWords);
  const routes = all.filter(({ operation }) => operation.role === 'operator').map(tagged);
  const { Version: _, ...ownParameters } = parameters;
  const known = refusalsIn(NEWEST_API_VERSION).map((refused) => ({
    ...refused,
    meaning: OPERATOR_MEANINGS[refused.name] ?? refused.meaning,
    codes: refused.codes.filter((code) => !OF_TENANTS.includes(code)),
  }));
  const examples: Examples = { recorded: recordedProblems(), language: 'en', refusals: known };
  const refusals = known.filter(({ when }) => routes.some(({ method, operation }) => when(method, operation)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rubrica for operators',
      summary: 'Running an installation of Rubrica',
      description: OPERATOR_DESCRIPTION,
      version: DEFAULT_API_VERSION,
      license: LICENSE,
    },
    security: [{ operatorToken: [] }, { session: [] }],
    ...described(routes, components, examples, DEFAULT_API_VERSION),
    components: {
      securitySchemes: {
        operatorToken: { type: 'http', scheme: 'bearer', description: 'Token of one operator (OPERATOR_TOKEN_HASHES)' },
        session: OPERATOR_SESSION_SCHEME,
      },
      parameters: ownParameters,
      headers: operatorHeaderComponents,
      responses: Object.fromEntries(refusals.map((refused) => [refused.name, responseOf(refused, examples, true)])),
      schemas: components.schemas,
    },
  };
};

/** No answer to an operator is recorded, and tenants have operations of the same ids. */
const recordedProblems = (): AnswerExamples =>
  Object.fromEntries(
    Object.entries(recordedAnswers(DEFAULT_API_VERSION)).filter(([name]) => name.startsWith('problem.')),
  );

const tagged = (route: Route): Route => ({ ...route, operation: withTag(route.method, route.operation) });

const SESSION_SCHEME = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-rubrica',
  description:
    'Session of a person, from the origin of the console only. `Rubrica-Mode` is `test` or `live`, and `Rubrica-Tenant` the id of the company that is meant; a person of one company may leave it out. Where `Authorization` is sent the cookie is not looked at.',
};

const OPERATOR_SESSION_SCHEME = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-rubrica-operator',
  description:
    'Session of an operator, from the origin of the console of operators only; a request that is no GET has the header `Rubrica-Mode`. Where `Authorization` is sent the cookie is not looked at. `x-role` is the lowest role that may call the operation; a token may call all.',
};

/** Meanings of refusals that are others for operators, and codes that they never get. */
const OPERATOR_MEANINGS: Readonly<Record<string, string>> = {
  Unauthorized: 'No valid operator token or session',
  Forbidden: 'The operator may not do this',
};
const OF_TENANTS = ['unknown_version', 'session_header_invalid', 'not_a_member'];

const LICENSE = { name: 'Apache-2.0', identifier: 'Apache-2.0' };

/** What examples are made from. */
interface Examples {
  readonly recorded: AnswerExamples;
  readonly language: Language;
  readonly refusals: readonly SharedRefusal[];
}

const described = (routes: readonly Route[], components: Components, examples: Examples, version: ApiVersion) => {
  components.add(problemSchemaIn(version));
  components.add({ title: 'ApiVersion', type: 'string', enum: [...API_VERSIONS] });
  return {
    tags: [...new Set(routes.map(({ operation }) => operation.tag))].map((name) => ({
      name,
      description: TAG_WORDS[name],
    })),
    paths: pathsOf(routes, components, examples),
  };
};

const pathsOf = (
  routes: readonly Route[],
  components: Components,
  examples: Examples,
): Record<string, Record<string, object>> => {
  const operations = routes.map(({ operation }) => operation);
  const paths: Record<string, Record<string, object>> = {};
  for (const route of [...routes].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const { method, path, operation } = route;
    const answered = answerExample(operation, operations, examples.recorded, examples.language);
    const responses = responsesOf(route, components, answered, examples);
    paths[path] = { ...paths[path], [method]: { ...operationObject(method, path, operation, components), responses } };
  }
  return paths;
};

const operationObject = (
  method: Route['method'],
  path: string,
  operation: OperationDescription,
  components: Components,
): object => {
  const { id, tag, summary, description, role, body, query, headers: own = {} } = operation;
  const isIdempotent = method === 'post' && !operation.isLogin && role !== 'person';
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...securityOf(operation),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        description: fieldWords(`parameter.${String(name)}`),
        schema: { type: 'string' },
        ...(name === 'kind' && { example: 'invoice' }),
      })),
      ...queryParameters(query, components),
      ...Object.entries(own).map(([name, schema]) => ({
        name,
        in: 'header',
        description: schema.description,
        schema: components.refer(schema),
      })),
      ...(isOfTenant(operation) ? [{ $ref: '#/components/parameters/Version' }] : []),
      { $ref: '#/components/parameters/Language' },
      ...(isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: !isBodyOptional(operation),
            content: {
              'application/json': { schema: components.refer(requestSchema(body, method)), ...exampleOf(body) },
            },
          },
        }
      : {}),
  };
};

const securityOf = ({ role, operatorRole, isLogin, isOfSession }: OperationDescription): object => {
  if (role === 'operator' && isLogin) return { security: [] };
  if (role === 'operator') return { 'x-role': operatorRole, ...(isOfSession ? { security: [{ session: [] }] } : {}) };
  if (role === 'public') return { security: [] };
  return role === 'person' ? { security: [{ session: [] }] } : { 'x-role': role };
};

const responsesOf = (
  { method, operation }: Route,
  components: Components,
  answered: object,
  examples: Examples,
): object => ({
  [operation.answer.status]: {
    description: operation.answer.description,
    headers: headersOfAnswer(method, operation),
    ...contentOf(operation.answer, components, answered),
  },
  ...notModified(operation),
  ...refusalsOf(method, operation, examples),
});

/** The example of a body whose schema has none; that of a batch has the examples of its documents. */
const exampleOf = ({ title = '', properties }: TSchema): object => {
  const { documents } = (properties ?? {}) as { readonly documents?: { readonly items?: TSchema } };
  const drafts = documents?.items?.examples as unknown;
  const example = REQUEST_EXAMPLES[title] ?? (drafts === undefined ? undefined : { documents: drafts });
  return example === undefined ? {} : { example };
};

/** Bytes in the words of OpenAPI 3.0, which generators of clients read; 3.1 leaves the schema out. */
const BYTES: JsonSchema = { type: 'string', format: 'binary' };

const contentOf = (
  { schema, contentType, otherContentTypes = [] }: OperationDescription['answer'],
  components: Components,
  example: object,
): object => {
  if (schema) {
    const others = otherContentTypes.map((type) => [type, { schema: BYTES }] as const);
    const json = { schema: components.refer(schema), ...example };
    return { content: { 'application/json': json, ...Object.fromEntries(others) } };
  }
  return contentType ? { content: { [contentType]: { schema: BYTES } } } : {};
};

/** Describes refusals: those shared by many operations by reference, the operation's own ones with their codes. */
const refusalsOf = (
  method: Route['method'],
  operation: OperationDescription,
  examples: Examples,
): Record<string, object> => {
  const common = examples.refusals.filter(({ when }) => when(method, operation));
  const own = Object.entries(operation.refusals ?? {}).map(([status, codes]) => {
    const refused = examples.refusals.find((one) => one.status === Number(status));
    const all = [...codes, ...(common.includes(refused as SharedRefusal) ? (refused?.codes ?? []) : [])];
    return [
      status,
      refused
        ? responseOf({ ...refused, codes: [...new Set(all)] }, examples, operation.role === 'operator')
        : { description: codes.map((code) => `\`${code}\``).join(', ') },
    ];
  });
  return {
    ...Object.fromEntries(common.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }])),
    ...Object.fromEntries(own),
  };
};

const responseOf = (
  { status, meaning, codes }: SharedRefusal,
  { recorded, language }: Omit<Examples, 'refusals'>,
  isOfOperators = false,
): object => ({
  description: `${meaning}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
  headers: headersOfRefusal(status, isOfOperators),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: problemExamples(status, codes, recorded, language),
    },
  },
});

const queryParameters = (query: TSchema | undefined, components: Components): object[] => {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    description: schema.description ?? fieldWords(`parameter.${name}`),
    schema: components.refer(asNumber(schema)),
  }));
};

/** A number of a query arrives as text, and is checked as such. */
const asNumber = ({ number, ...schema }: TSchema): TSchema => (number ?? schema) as TSchema;

const EVENT_HEADERS = {
  'Svc-Event-Id': 'Id of the event: the same in every repetition',
  'Svc-Event-Type': 'Type of the event',
  'Svc-Signature': 'Time and signatures: `t=<unix time>,v1=<hex>`',
  'Svc-Webhook-Id': 'Id of your endpoint',
};

const webhook = (components: Components, version: ApiVersion, { getEvent: example }: AnswerExamples): object => ({
  operationId: 'receiveEvent',
  tags: ['Webhooks'],
  summary: 'What your endpoint gets',
  description:
    'At least once, in no order; any 2xx within 10 s is a success. `Svc-Signature` is `t=<unix time>,v1=<hex>`: ' +
    'HMAC-SHA256 over `<t>.<raw body>`, keyed with the whole text of the endpoint’s secret.',
  parameters: Object.entries(EVENT_HEADERS).map(([name, words]) => ({
    name,
    in: 'header',
    required: true,
    description: words,
    schema: { type: 'string' },
  })),
  requestBody: {
    required: true,
    content: { 'application/json': { schema: components.refer(schemaIn(EventResource, version)), example } },
  },
  responses: { '2XX': { description: 'Taken' } },
});
