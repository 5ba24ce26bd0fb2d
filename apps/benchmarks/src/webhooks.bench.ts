import { fact, startDispatcher } from '@rubrica/webhook-dispatcher/testing';
import { idOf } from '@rubrica/service-testing';
import { receiver } from '@rubrica/testing';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `npm run bench -- webhooks`: facts in the log → events → signed deliveries to a local receiver, with PostgreSQL,
 * log, dispatcher and receiver on this machine. How many per second, and how long one takes that comes alone.
 */
const DELIVERIES = 3_000;
const ALONE = 100;

const [dispatcher, erp] = await Promise.all([startDispatcher(), receiver()]);
await dispatcher.call('POST', '/internal/webhook-endpoints', {
  body: { url: erp.url, subscribed_events: ['invoice.accepted_by_dian'] },
});
const acceptedOf = (word: string) => fact('accepted', { document_id: idOf('inv', word) }, 2);
const taken = async (count: number): Promise<void> => {
  while (erp.requests.length < count) await sleep(1);
};

const begunMs = performance.now();
await dispatcher.publish(...Array.from({ length: DELIVERIES }, (_, i) => acceptedOf(`together ${i}`)));
await taken(DELIVERIES);
const seconds = (performance.now() - begunMs) / 1000;

const alone: number[] = [];
for (let i = 0; i < ALONE; i++) {
  const before = erp.requests.length;
  const sentMs = performance.now();
  await dispatcher.publish(acceptedOf(`alone ${i}`));
  await taken(before + 1);
  alone.push(performance.now() - sentMs);
}
alone.sort((a, b) => a - b);

console.log(`together: ${DELIVERIES} deliveries in ${seconds.toFixed(2)} s, ${Math.round(DELIVERIES / seconds)}/s`);
console.log(
  `alone: p50 ${alone[ALONE * 0.5]?.toFixed(1)} ms, p99 ${alone[ALONE * 0.99]?.toFixed(1)} ms from the log to the receiver`,
);
await Promise.all([dispatcher.close(), erp.close()]);
process.exit(0);
