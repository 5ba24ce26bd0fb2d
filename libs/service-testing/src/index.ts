// The harness, and what it lets a test do.
export {
  type Answered,
  type Call,
  type CallAs,
  ServiceHarness,
  type ServiceInstance,
  type ServiceUnderTest,
} from './service-harness.js';
export { live, stranger, test } from './caller.js';
export { internalAccess, internalEnvironment } from './internal-access.js';
export { type StandIn, startStandIn } from './stand-in.js';
export { certificateId, startVaultStandIn, type VaultStandIn } from './vault-stand-in.js';

// Facts of other services, and what stands in them.
export { CUFE, type DocumentFactType, fact, type FactData, type FactName, INVOICE } from './document-facts.js';
export { type FactChoices, factOf, recordOf, type SaidFact, SaidFacts } from './facts.js';
export { certificateActivated } from './certificate-fact.js';
export { blobOf, idOf, TENANT } from './ids.js';

// Documents.
export { buyer, coffeeLines, companyNote, companySale, note, sale, seller, TEST_RANGE } from './sale.js';
export { applicationResponse, signXml } from './signed-xml.js';
