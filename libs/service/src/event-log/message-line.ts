import type { PositionedRecord } from '@rubrica/eventing/log';

/**
 * Returns a message as one line of JSON: its topic, partition, offset and key, its CloudEvents attributes without the
 * prefix `ce_`, and its data.
 */
export const lineOf = ({ topic, part, pos, key, headers, body }: PositionedRecord): string =>
  JSON.stringify({
    topic,
    partition: part,
    offset: pos,
    key,
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.replace(/^ce_/, ''), value])),
    data: dataOf(body),
  });

/** Parses the body of a message as JSON. Returns it as text if it is not JSON. */
const dataOf = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
