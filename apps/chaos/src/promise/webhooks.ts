import { createHmac } from 'node:crypto';
import { eventsOf } from '../load/caller.js';
import type { Told } from '../load/hook.js';
import type { RunEvidence, Must, Rows } from './evidence.js';

const OUTCOMES = ['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_contingency'];

/**
 * Checks that each public event has its fact and each fact its event, and that each was delivered with one id, the same
 * bytes and a signature of these bytes.
 */
export const checkWebhooks = async (
  { posted, told, hookSecrets }: RunEvidence,
  rows: Rows,
  must: Must,
): Promise<void> => {
  const events = await rows<{ id: string; type: string; document_id: string; body: string }>(
    'select id, type, document_id, body from webhook_dispatcher.public_events',
  );
  const known = new Map(events.map((event) => [event.id, event]));
  for (const one of told)
    must(
      isSigned(one, hookSecrets.get(one.path)),
      `${one.id} was told with a signature that does not fit: ${one.signature}`,
    );
  const idsOf = new Map<string, Set<string>>();
  for (const { id, type, documentId, body } of told) {
    must(known.get(id)?.body === body, `${id} was told, and is no event, or in other bytes`);
    const subject = `${documentId} ${type}`;
    idsOf.set(subject, (idsOf.get(subject) ?? new Set()).add(id));
  }
  for (const event of events) {
    const ids = idsOf.get(`${event.document_id} ${event.type}`);
    must(ids?.has(event.id) === true, `${event.id} (${event.type} of ${event.document_id}) was never told`);
  }
  for (const [subject, ids] of idsOf) must(ids.size === 1, `${subject} was told under ${ids.size} ids`);
  for (const document of posted) {
    for (const type of eventsOf(document))
      must(idsOf.has(`${document.id} ${type}`), `${type} of ${document.id} was never told`);
    const outcomes = OUTCOMES.filter((outcome) => idsOf.has(`${document.id} ${document.kind}.${outcome}`));
    must(outcomes.length === 1, `${document.id} was told to be ${outcomes.join(' and ')}`);
  }
};

/** `t=<unix seconds>,v1=<hex>`, the hex being HMAC-SHA256 over `<t>.<raw body>` (docs/guides/en/webhooks.md). */
const isSigned = ({ signature, body }: Told, secret: string | undefined): boolean => {
  const [, at, hmac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return secret !== undefined && hmac === createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
};
