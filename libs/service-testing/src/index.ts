export { blobOf, CUFE, fact, type FactName, idOf, INVOICE } from './document-facts.js';
export { certificateId, type Signer, startSigner } from './vault-stand-in.js';
