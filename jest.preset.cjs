// ESM as in production, without a build: `@rubrica/x` is read from libs/x/src. The swc options stand here, not in a
// .swcrc, because swc looks for that file in the working directory, which under Nx is the project.
const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@rubrica/(api-gateway|certificate-vault|document-issuer|dian-submitter|mailer|webhook-dispatcher|dian-simulator|standalone|distributed|chaos)$': `${__dirname}/apps/$1/src/index.ts`,
    '^@rubrica/([^/]+)$': `${__dirname}/libs/$1/src/index.ts`,
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
