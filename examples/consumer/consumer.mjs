// Prints each document that the tax authority has accepted, with its total. Plain kafkajs: `npm install kafkajs@2.2.4`.
//   KAFKA_BROKERS=broker:9092 GROUP=finance-report node consumer.mjs
import { Kafka, logLevel } from 'kafkajs';

const { KAFKA_BROKERS = 'localhost:9092', GROUP = 'finance-report', TOPIC = 'document.lifecycle' } = process.env;

/** What we listen to, each in the version that this program was written for. */
const KNOWN = { 'co.rubrica.document.signed': 'v1', 'co.rubrica.document.accepted': 'v1' };

/** The kinds of documents that we know. There will be others. */
const KINDS = new Set(['invoice', 'credit_note', 'debit_note']);

// In a real service these two are tables, written in one transaction with the effect: what comes again after a crash,
// a rebalance or a resend then finds that it has been handled.
const handledUpTo = new Map(); // by source and stream
const signed = new Map(); // by document

const handlers = {
  'co.rubrica.document.signed': ({ document_id, number, payable_amount, currency }) =>
    signed.set(document_id, { number, payable_amount, currency }),
  'co.rubrica.document.accepted': ({ document_id, simulated }) => {
    // One key, one partition, one order: it was signed before it was accepted. Test documents are marked.
    if (!simulated) console.log(JSON.stringify({ accepted: document_id, ...signed.get(document_id) }));
    signed.delete(document_id);
  },
};

const handle = ({ headers, value }) => {
  const {
    ce_source: source,
    ce_id: id,
    ce_type: type,
  } = Object.fromEntries(Object.entries(headers).map(([name, bytes]) => [name, String(bytes)]));
  const [, subject, version] = /^(.+)[.](v\d+)$/.exec(type) ?? [];
  if (!(subject in KNOWN)) return; // there are more types than we need, and there will be others
  if (version !== KNOWN[subject]) throw new Error(`${type} is newer than this program`);

  // The id is `<stream>@<version>`, or `<stream>@<version>.<n>`. In a stream it only grows; what does not is a repetition.
  const [, stream, at, nth = '1'] = /^(.+)@(\d+)(?:[.](\d+))?$/.exec(id) ?? [];
  const place = Number(at) * 10_000 + Number(nth);
  if (place <= (handledUpTo.get(`${source}/${stream}`) ?? 0)) return;

  const data = JSON.parse(value);
  if (!KINDS.has(data.kind)) return;
  handlers[subject](data); // fields that we do not know are passed over
  handledUpTo.set(`${source}/${stream}`, place);
};

const kafka = new Kafka({ clientId: GROUP, brokers: KAFKA_BROKERS.split(','), logLevel: logLevel.ERROR });
const consumer = kafka.consumer({ groupId: GROUP });

// A program that has stopped reading must not look healthy: it ends, and whoever runs it starts it again.
consumer.on(consumer.events.CRASH, ({ payload }) => payload.restart || process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => consumer.disconnect());

await consumer.connect();
await consumer.subscribe({ topic: TOPIC, fromBeginning: true });
await consumer.run({
  eachMessage: async ({ message }) => {
    try {
      handle(message);
    } catch (error) {
      // Nothing is lost: the offset stays before this message, and a program that understands it goes on from here.
      console.error(error.message);
      process.exit(1);
    }
  },
});
