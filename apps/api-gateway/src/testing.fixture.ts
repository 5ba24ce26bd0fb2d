/** What benchmarks use of this service: `@rubrica/api-gateway/testing`. */
export { type RunningGateway, sale, startGateway, type TenantKeys } from './gateway.fixture.js';
