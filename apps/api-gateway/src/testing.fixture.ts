/** What benchmarks and tests of other apps use of this service: `@rubrica/api-gateway/testing`. */
export { buyer, type RunningGateway, sale, startGateway, type TenantKeys } from './gateway.fixture.js';
export { accessibilityFaults, browser, startBrowser } from './file/page.fixture.js';
export { type PasskeyOptions, SoftwareAuthenticator } from './passkey/authenticator.fixture.js';
export { addAuthenticator, startConsole } from './person/console-page.fixture.js';
