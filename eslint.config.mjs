import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { roomOrder } from './tools/lint/room-order.mjs';
import { ROOMS } from './tools/lint/rooms.mjs';
import { suffixTouches } from './tools/lint/suffix-touches.mjs';

/** What a pure lib may not reach for: frameworks, drivers, clients. `node:` modules are further down. */
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

/** Borders inside a house: which room imports which, and which file touches what. */
const house = { rules: { 'room-order': roomOrder, 'suffix-touches': suffixTouches } };

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/*.cjs', 'libs/client/src/api', '.nx', '.rubrica'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', unused],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: [] }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          enforceBuildableLibDependency: false,
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
            {
              sourceTag: 'kind:chaos',
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
            // It is published: what it imports would have to be published too.
            { sourceTag: 'name:client', onlyDependOnLibsWithTags: [] },
            // Pure libs among themselves, and the simulator, which must judge by code of its own.
            {
              sourceTag: 'name:fiscal',
              notDependOnLibsWithTags: ['name:contracts', 'name:ubl', 'name:xades', 'name:xml'],
            },
            {
              sourceTag: 'name:xml',
              notDependOnLibsWithTags: ['name:contracts', 'name:fiscal', 'name:ubl', 'name:xades'],
            },
            { sourceTag: 'name:ubl', notDependOnLibsWithTags: ['name:contracts', 'name:xades'] },
            { sourceTag: 'name:xades', notDependOnLibsWithTags: ['name:contracts', 'name:fiscal', 'name:ubl'] },
            {
              sourceTag: 'name:dian-simulator',
              notDependOnLibsWithTags: ['name:fiscal', 'name:ubl', 'name:xades', 'name:xml'],
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/{xml,fiscal,ubl,xades,contracts,client}/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixture.ts', '**/*.bench.ts'],
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
    files: ['{apps,libs}/*/src/**/*.ts'],
    plugins: { house },
    rules: { 'house/room-order': ['error', { rooms: ROOMS }] },
  },
  {
    files: [
      'apps/{api-gateway,certificate-vault,dian-submitter,document-issuer,mailer,webhook-dispatcher}/src/**/*.ts',
    ],
    plugins: { house },
    rules: { 'house/suffix-touches': 'error' },
  },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.{spec,bench,fixture}.ts', '**/e2e/**'],
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
  {
    files: ['**/*.{spec,bench,fixture}.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'no-console': 'off' },
  },
);
