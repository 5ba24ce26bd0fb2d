import type { Language } from '@rubrica/service';
import { type SampleRequest, curl, node, php, python } from './sample-programs.js';

/** The parts of an OpenAPI document that a sample is made from. */
export interface SampledDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, SampledOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface SampledOperation {
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name?: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

interface Media {
  readonly schema?: { readonly $ref?: string; readonly examples?: readonly unknown[] };
  readonly example?: unknown;
}

const WORDS: Readonly<Record<Language, { readonly key: string; readonly file: string }>> = {
  en: { key: 'RUBRICA_KEY: your API key, sk_test_… or sk_live_…', file: 'document' },
  es: { key: 'RUBRICA_KEY: su clave de API, sk_test_… o sk_live_…', file: 'documento' },
};

/** Ends of the names of files, by the type of an answer. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'text/csv': 'csv',
};

/**
 * Returns the document with programs for each operation of integrators in curl, Node, Python and PHP, which run as they stand: with
 * its address, the example of its body, and ids of the examples of its answers.
 */
export const withCodeSamples = <Document extends SampledDocument>(
  document: Document,
  language: Language,
): Document => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => {
          if (isOfConsole(path, operation)) return [method, operation];
          const call = callOf(document, path, method, language);
          return [method, { ...operation, 'x-codeSamples': samplesOf(call, WORDS[language].key) }];
        }),
      ),
    ]),
  ),
});

/** Tells whether only the console calls an operation, with its cookie. */
const isOfConsole = (path: string, { security = [] }: SampledOperation): boolean =>
  path.startsWith('/session') || security.some((scheme) => 'session' in scheme);

const samplesOf = (call: SampleRequest, key: string): object[] => [
  { lang: 'shell', label: 'curl', source: curl(call, key) },
  { lang: 'javascript', label: 'Node', source: node(call, key) },
  { lang: 'python', label: 'Python', source: python(call, key) },
  { lang: 'php', label: 'PHP', source: php(call, key) },
];

const callOf = (document: SampledDocument, path: string, method: string, language: Language): SampleRequest => {
  const operation = document.paths[path]?.[method];
  const [answer = ['application/json']] = Object.entries(operation?.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content = {} }]) => Object.keys(content));
  const type = answer[0] ?? 'application/json';
  const extension =
    EXTENSIONS[type] ?? (path.startsWith('/files/') ? (path.endsWith('/export') ? 'zip' : 'pdf') : null);
  return {
    method: method.toUpperCase(),
    url: urlOf(document, path),
    isOpen: operation?.security?.length === 0,
    body: bodyOf(document, operation),
    file: extension === null ? null : `${WORDS[language].file}.${extension}`,
  };
};

const bodyOf = ({ components }: SampledDocument, operation: SampledOperation | undefined): unknown => {
  const { schema, example } = operation?.requestBody?.content['application/json'] ?? {};
  if (example !== undefined) return example;
  const target = components.schemas[schema?.$ref?.split('/').at(-1) ?? ''] as Media['schema'];
  return (target ?? schema)?.examples?.[0];
};

/** Examples of answers to the operations of a path. */
const answersOf = ({ paths }: SampledDocument, path: string): Readonly<Record<string, unknown>>[] =>
  Object.values(paths[path] ?? {}).flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([, { content }]) => (content?.['application/json']?.example ?? {}) as Readonly<Record<string, unknown>>),
  );

const urlOf = (document: SampledDocument, path: string): string => {
  const server = document.servers[0]?.url ?? '';
  if (path.startsWith('/files/')) return `${server}${fileUrl(document, path.endsWith('/export'))}`;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const resource = path.slice(0, path.indexOf('}') + 1);
    const answers = [...answersOf(document, resource), ...answersOf(document, path)];
    const stated = Object.values(document.paths[path] ?? {}).flatMap(({ parameters = [] }) => parameters);
    const example = stated.find((parameter) => parameter.name === name)?.example;
    return String(example ?? answers.find((answer) => name in answer)?.[name] ?? name.toUpperCase());
  });
  return `${server}${filled}`;
};

/** A signed URL of the examples, without its host. */
const fileUrl = (document: SampledDocument, isExport: boolean): string => {
  const [resource, field] = isExport ? ['/v1/exports/{id}', 'file_url'] : ['/v1/invoices/{id}', 'pdf_url'];
  const { pathname, search } = new URL(String(answersOf(document, resource)[0]?.[field]));
  return pathname + search;
};
