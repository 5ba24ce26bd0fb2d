import type { PositionedRecord } from '@rubrica/eventing/log';

/**
 * Returns a message as one line of JSON: its position, its CloudEvents attributes without their prefix, and its data.
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

/** Parses the body. A body that is not JSON is returned as text. */
const dataOf = (body: Buffer): unknown => {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
