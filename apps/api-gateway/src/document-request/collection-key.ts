import { kindOf } from '@rubrica/kinds';
import { createHash } from 'node:crypto';
import type { DurableRequest } from './durable-request.js';

/**
 * Returns the key that requests share which become one document: those of one kind, week, environment, counterparty and
 * currency, that differ in nothing that a document has once.
 */
export const collectionKey = ({ document, checked }: DurableRequest, now: Date): string => {
  const { kind, caller, draft } = document;
  const { collection } = kindOf(kind);
  const { type, number } = checked.counterparty?.identification ?? {};
  const parts = [
    ...[caller.tenantId, caller.livemode, checked.environment, kind, type, number],
    collection?.closesAt(now).toISOString(),
    inOrder(collection?.common(draft)),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/** Returns the same value with the members of all objects in the order of their names. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, inOrder(member)] as const);
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
};
