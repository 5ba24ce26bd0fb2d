import { basename } from 'node:path';

/**
 * What can be touched, and what a file imports to do so: modules (with or without `node:`), or names of our libs.
 * An `import type` of a module touches nothing; a type of our libs counts, since who takes a `Tx` writes with it.
 */
const DRIVERS = {
  Postgres: { modules: ['pg', 'typeorm'], names: { '@rubrica/eventing': ['Database', 'Tx'] } },
  'other hosts': {
    modules: [
      ...[
        '@aws-sdk/client-kms',
        '@aws-sdk/client-s3',
        'got',
        'imapflow',
        'kafkajs',
        'nodemailer',
        'pkcs11js',
        'undici',
      ],
      ...['dgram', 'dns', 'dns/promises'],
    ],
    names: {},
  },
  sockets: { modules: ['http', 'http2', 'https', 'net', 'smtp-server', 'tls'], names: {} },
  'other services': { modules: [], names: { '@rubrica/service': ['InternalClient'] } },
  'the blob store': { modules: [], names: { '@rubrica/service': ['BlobStore', 'getJson', 'putJson'] } },
  'the disk': { modules: ['fs', 'fs/promises'], names: {} },
  'other processes or threads': { modules: ['child_process', 'cluster', 'worker_threads'], names: {} },
};

/**
 * What each suffix lets a file of a service touch. A file with no suffix, `.decide` and `.messages` touch nothing.
 * `.view`: rows folded from facts; `.store`: SQL written directly; `.process`: reads, decides, writes and schedules.
 */
const TOUCHES = {
  '': [],
  decide: [],
  messages: [],
  view: ['Postgres'],
  store: ['Postgres', 'the blob store'],
  process: ['Postgres', 'the blob store', 'other services'],
  consumer: ['Postgres', 'the blob store', 'other services'],
  timer: ['Postgres', 'the blob store', 'other services'],
  http: ['Postgres', 'the blob store', 'other services', 'sockets'],
  guard: ['Postgres'],
  client: ['other hosts', 'other services', 'sockets', 'the blob store'],
  smtp: ['sockets', 'the disk'],
  disk: ['the disk'],
  worker: ['other processes or threads'],
};

/** Wiring, and what only tests import, may touch all there is. */
const LEFT_OUT = /[/\\](migrations[/\\]|(main|index|config)\.ts$)|\.(main|module|spec|fixture|bench)\.ts$/;

/** Refuses an import of a driver in a file whose name does not promise it, and a suffix that means nothing here. */
export const suffixTouches = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      driver: 'A file named "{{name}}" may not touch {{driver}} ("{{what}}"): CONTRIBUTING.md says which suffix does.',
      suffix: 'The suffix ".{{suffix}}" means nothing here: CONTRIBUTING.md lists those that do.',
    },
  },
  create(context) {
    const name = basename(context.filename);
    if (LEFT_OUT.test(context.filename)) return {};
    const suffix = name.split('.').slice(1, -1).join('.');
    const touches = TOUCHES[suffix];
    if (!touches)
      return {
        Program: (node) => context.report({ node, loc: { line: 1, column: 0 }, messageId: 'suffix', data: { suffix } }),
      };

    const check = (node) => {
      const module = String(node.source?.value ?? '').replace(/^node:/, '');
      const imported = (node.specifiers ?? []).map(({ imported }) => imported?.name);
      for (const [driver, { modules, names }] of Object.entries(DRIVERS)) {
        const touchesModule = modules.includes(module) && node.importKind !== 'type';
        const what = touchesModule ? module : imported.find((one) => names[module]?.includes(one));
        if (what !== undefined && !touches.includes(driver))
          context.report({ node, messageId: 'driver', data: { name, driver, what } });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
