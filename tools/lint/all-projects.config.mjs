import config from '../../eslint.config.mjs';

/** The same for all projects at once: one program of all sources (tsconfig.lint.json), whose types are read once. */
export default [
  ...config,
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, project: ['tsconfig.lint.json'] } },
  },
];
