import { type FactData, fact as anyFact, type FactName, TENANT } from '@rubrica/service-testing';
import type { DocumentFact } from './document.js';

type Name = DocumentFact['type'] extends `co.rubrica.document.${infer N}.v1` ? N & FactName : never;

/** Makes a fact of the life of one invoice, for which the tenant has an id of its own and that is no test. */
export const fact = <N extends Name>(name: N, data: Partial<FactData<N>> = {}, version = 1): DocumentFact => {
  const external = name === 'requested' ? { external_id: 'pedido-77' } : {};
  return anyFact(
    name,
    { environment: 'habilitacion', ...external, ...data },
    { version, tenantid: TENANT, time: '2026-11-21T15:00:00.000Z' },
  ) as DocumentFact;
};
