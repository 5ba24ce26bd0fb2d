import { defineConfig } from 'oxlint';
import { ROOMS } from './tools/lint/rooms.mjs';

/** What a pure lib may not reach for: frameworks, drivers, clients (ADR 0007). `node:` modules are further down. */
const OUTSIDE = [
  '@nestjs/*',
  'fastify',
  '@fastify/*',
  'typeorm',
  'pg',
  'kafkajs',
  'got',
  'undici',
  'nodemailer',
  'smtp-server',
  'pino',
  'prom-client',
  'rxjs',
];
const IO_MODULES = [
  'fs',
  'fs/promises',
  'net',
  'tls',
  'dgram',
  'dns',
  'dns/promises',
  'http',
  'http2',
  'https',
  'child_process',
  'cluster',
  'worker_threads',
];

/** Which project may import which, by the tags in `project.json`, and which packages. */
const BOUNDARIES = {
  allow: [],
  enforceBuildableLibDependency: false,
  // Specs of these libs judge whole documents, which a kind composes.
  ignoredCircularDependencies: [
    ['fiscal', 'kinds'],
    ['ubl', 'kinds'],
  ],
  depConstraints: [
    {
      sourceTag: 'kind:pure',
      onlyDependOnLibsWithTags: ['kind:pure', 'kind:test'],
      bannedExternalImports: OUTSIDE,
    },
    { sourceTag: 'kind:io', onlyDependOnLibsWithTags: ['kind:pure', 'kind:io', 'kind:test'] },
    { sourceTag: 'kind:test', onlyDependOnLibsWithTags: ['kind:pure', 'kind:io', 'kind:test'] },
    { sourceTag: 'kind:app', onlyDependOnLibsWithTags: ['kind:pure', 'kind:io', 'kind:test'] },
    { sourceTag: 'kind:tool', onlyDependOnLibsWithTags: ['kind:pure', 'kind:io', 'kind:test', 'kind:app'] },
    {
      sourceTag: 'kind:standalone',
      onlyDependOnLibsWithTags: ['kind:pure', 'kind:io', 'kind:test', 'kind:app'],
    },
    {
      sourceTag: 'kind:distributed',
      onlyDependOnLibsWithTags: ['kind:pure', 'kind:io', 'kind:test', 'kind:app', 'kind:standalone'],
    },
    // Benchmarks and drills, which run the whole product.
    {
      sourceTag: 'kind:outside',
      onlyDependOnLibsWithTags: [
        'kind:pure',
        'kind:io',
        'kind:test',
        'kind:app',
        'kind:standalone',
        'kind:distributed',
      ],
    },
    // Specs of these libs use it: it would be a circle.
    { sourceTag: 'name:testing', notDependOnLibsWithTags: ['name:service', 'name:eventing'] },
    // It runs in a browser, and has no way to the product but the client.
    { sourceTag: 'kind:console', onlyDependOnLibsWithTags: ['name:client'] },
    // It is published: what it imports would have to be published too.
    { sourceTag: 'name:client', onlyDependOnLibsWithTags: [] },
    // Pure libs among themselves, and the simulator, which must judge by code of its own.
    {
      sourceTag: 'name:fiscal',
      notDependOnLibsWithTags: ['name:contracts', 'name:kinds', 'name:ubl', 'name:xades', 'name:xml'],
    },
    {
      sourceTag: 'name:xml',
      notDependOnLibsWithTags: ['name:contracts', 'name:fiscal', 'name:kinds', 'name:ubl', 'name:xades'],
    },
    { sourceTag: 'name:ubl', notDependOnLibsWithTags: ['name:contracts', 'name:kinds', 'name:xades'] },
    { sourceTag: 'name:kinds', notDependOnLibsWithTags: ['name:contracts', 'name:xades'] },
    { sourceTag: 'name:xades', notDependOnLibsWithTags: ['name:contracts', 'name:fiscal', 'name:kinds', 'name:ubl'] },
    {
      sourceTag: 'name:dian-simulator',
      notDependOnLibsWithTags: ['name:fiscal', 'name:kinds', 'name:ubl', 'name:xades', 'name:xml'],
    },
  ],
};

/** `strict` of typescript-eslint, … */
const STRICT = [
  'no-array-constructor',
  'no-unused-expressions',
  'no-useless-constructor',
  ...[
    'ban-ts-comment',
    'no-duplicate-enum-values',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-invalid-void-type',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-asserted-optional-chain',
    'no-non-null-assertion',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-literal-enum-member',
    'prefer-namespace-keyword',
    'triple-slash-reference',
    'unified-signatures',
  ].map((name) => `typescript/${name}`),
];

/** … two of it with options of ours, and four that read types. */
const TYPESCRIPT = {
  ...Object.fromEntries(STRICT.map((name) => [name, 'error' as const])),
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
  'typescript/await-thenable': 'error',
  'typescript/no-floating-promises': ['error', { allowForKnownSafeCalls: [] }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
} as const;

/** `npm run lint`. Comments that switch a rule off are refused by `libs/testing/src/module-boundaries.spec.ts`. */
export default defineConfig({
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: ['**/*.cjs', 'libs/client/src/api', 'libs/client/src/operator-api'],
  plugins: ['typescript'],
  // `house`: which room imports which, which file touches what, how many dependencies a class has.
  jsPlugins: [{ name: 'projects', specifier: '@nx/eslint-plugin' }, './tools/lint/house.mjs'],
  categories: { correctness: 'off' },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...TYPESCRIPT,
        'no-console': 'error',
        eqeqeq: 'error',
        'house/few-dependencies': ['error', { most: 9 }],
        'projects/enforce-module-boundaries': ['error', BOUNDARIES],
      },
    },
    {
      files: ['libs/{fiscal,ubl}/src/**/*.{spec,fixture}.ts'],
      rules: { 'projects/enforce-module-boundaries': ['error', { ...BOUNDARIES, allow: ['@rubrica/kinds'] }] },
    },
    {
      files: ['libs/{xml,fiscal,ubl,kinds,xades,reception,document-events,contracts,client}/src/**/*.ts'],
      excludeFiles: ['**/*.spec.ts', '**/*.fixture.ts', '**/*.bench.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: IO_MODULES.flatMap((name) => [name, `node:${name}`]).map((name) => ({
              name,
              message: 'A pure lib does no input or output: take the value as an argument.',
            })),
          },
        ],
      },
    },
    {
      files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
      rules: { 'house/room-order': ['error', { rooms: ROOMS }], 'house/kind-names': 'error' },
    },
    {
      files: [
        'apps/{api-gateway,certificate-vault,dian-submitter,document-issuer,mailer,webhook-dispatcher}/src/**/*.ts',
      ],
      rules: { 'house/suffix-touches': 'error' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['**/*.{spec,bench,fixture}.ts', '**/e2e/**'],
      rules: { 'max-lines-per-function': ['error', { max: 80 }] },
    },
    {
      files: ['**/*.{spec,bench,fixture}.ts'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'no-console': 'off' },
    },
  ],
});
