import { idOf } from '@rubrica/service-testing';
import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';

/** Connections to each receiver. */
export const BARE_CONNECTIONS = 8;
/** POSTs with the least record: so many share a statement, and so many such sets are under way. */
const SET = 500;
const SETS_AT_ONCE = 4;

/** Returns what sends a POST of this body by a connection of its own, and waits for the answer. */
const bareSocket = async (port: number, body: string): Promise<() => Promise<void>> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).unref();
  await once(socket, 'connect');
  const request =
    `POST /rubrica HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
    `Svc-Event-Id: raw\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  let answer = '';
  let answered = (): void => undefined;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    if (!answer.includes('\r\n\r\n')) return;
    answer = '';
    answered();
  });
  return () =>
    new Promise((resolve) => {
      answered = resolve;
      socket.write(request);
    });
};

/** Opens this many connections to each port, and returns what sends a number of POSTs by them: each sends the next after an answer. */
const bareSockets = async (ports: readonly number[], ofEach: number, body: string) => {
  const each = ports.flatMap((port) => Array.from({ length: ofEach }, () => bareSocket(port, body)));
  const sockets = await Promise.all(each);
  return async (count: number): Promise<void> => {
    let left = count;
    const posting = sockets.map(async (post) => {
      while (left-- > 0) await post();
    });
    await Promise.all(posting);
  };
};

/** Returns how many POSTs a second bare sockets make of this body. */
export const barePosts = async (ports: readonly number[], body: string, count: number): Promise<number> => {
  const post = await bareSockets(ports, BARE_CONNECTIONS, body);
  const begunMs = performance.now();
  await post(count);
  return (count / (performance.now() - begunMs)) * 1000;
};

/**
 * The same, if each POST has the least record that outlives a crash: a row with its body before, the answer in it
 * afterwards, with a statement for each set. No lists, no attempts, no next attempt, no order, no facts for others.
 */
export const recordedPosts = async (
  adminUrl: string,
  ports: readonly number[],
  body: string,
  count: number,
): Promise<number> => {
  const lines = await Promise.all(
    Array.from({ length: SETS_AT_ONCE }, async () => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      return { client, post: await bareSockets(ports, BARE_CONNECTIONS / SETS_AT_ONCE, body) };
    }),
  );
  await lines[0]?.client.query('create table least (id text primary key, body text not null, answered_at timestamptz)');
  let next = 0;
  const begunMs = performance.now();
  const work = lines.map(async ({ client, post }) => {
    while (next < count) {
      const ids = Array.from({ length: Math.min(SET, count - next) }, () => idOf('del', `least ${next++}`));
      await client.query('insert into least select unnest($1::text[]), unnest($2::text[])', [ids, ids.map(() => body)]);
      await post(ids.length);
      await client.query('update least set answered_at = now() where id = any($1)', [ids]);
    }
  });
  await Promise.all(work);
  const ms = performance.now() - begunMs;
  await Promise.all(lines.map(({ client }) => client.end()));
  return (count / ms) * 1000;
};
