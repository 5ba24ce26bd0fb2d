import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { settledWithin } from '../../timeout.js';
import { patchKafkajs } from './kafkajs-patch.js';

const REQUEST_MS = 500;
const SENDERS = 6;
const ROUNDS = 400;

interface TestConnection {
  isConnected(): boolean;
  connect(): Promise<unknown>;
  disconnect(): Promise<unknown>;
  send(protocol: object): Promise<unknown>;
}

/** Answers requests for some milliseconds, and then resets the connection, or ends it, or breaks off in an answer. */
const breakingBroker = () => {
  let accepted = 0;
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += 4 + bytes.readInt32BE(at)) {
        const answer = Buffer.alloc(12);
        answer.writeInt32BE(8);
        answer.writeInt32BE(bytes.readInt32BE(at + 8), 4); // the request's correlation id
        socket.write(answer);
      }
    });
    accepted += 1;
    const breaks = [
      () => socket.resetAndDestroy(),
      () => socket.end(),
      () => socket.end(Buffer.from([0, 0, 0, 8, 0, 0])),
    ];
    setTimeout(breaks[accepted % breaks.length]!, accepted % 7);
  });
  return server.listen(0, '127.0.0.1');
};

describe('a connection of kafkajs that breaks all the time', () => {
  it('answers or refuses all that is sent by it, and ends', async () => {
    const load = createRequire(import.meta.url);
    patchKafkajs(load);
    const Connection = load('kafkajs/src/network/connection') as new (options: object) => TestConnection;
    const socketFactory = (load('kafkajs/src/network/socketFactory') as () => unknown)();
    const Encoder = load('kafkajs/src/protocol/encoder') as new () => object;
    const server = breakingBroker();
    await once(server, 'listening');
    const nothing = (): void => undefined;
    const logger = { namespace: () => logger, debug: nothing, info: nothing, warn: nothing, error: nothing };
    const connection = new Connection({
      ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, socketFactory, logger },
      ...{ connectionTimeout: REQUEST_MS, requestTimeout: REQUEST_MS },
    });
    const protocol = {
      request: { apiKey: 3, apiVersion: 0, apiName: 'Metadata', encode: async () => new Encoder() },
      response: { decode: async () => ({}), parse: async () => 'answered' },
    };
    const outcomes = { answered: 0, refused: 0 };
    let silent = 0;
    const sender = async (): Promise<void> => {
      for (let i = 0; i < ROUNDS; i += 1) {
        const sent = (async () => {
          if (!connection.isConnected()) await connection.connect();
          await connection.send(protocol);
        })();
        silent += 1;
        sent
          .then(
            () => (outcomes.answered += 1),
            () => (outcomes.refused += 1),
          )
          .finally(() => (silent -= 1));
        await settledWithin(20 * REQUEST_MS, sent);
        if (i % 50 === 0) void connection.disconnect().catch(nothing);
        await sleep(i % 3);
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, sender));
    const ended = connection.disconnect().then(() => 'ended');
    expect(await Promise.race([ended, sleep(20 * REQUEST_MS)])).toBe('ended');
    expect({ silent, ...outcomes }).toEqual({ silent: 0, answered: expect.any(Number), refused: expect.any(Number) });
    expect(outcomes.answered + outcomes.refused).toBe(SENDERS * ROUNDS);
    expect(Math.min(outcomes.answered, outcomes.refused)).toBeGreaterThan(100);
    server.close();
  }, 120_000);
});
