import type { Duplex } from 'node:stream';
import { Duplex as DuplexStream } from 'node:stream';
import { AddressResolver } from '@rubrica/service';
import { registrationFaults } from '../endpoint/registration.client.js';
import type { AddressRow, LookUp, ScriptedAnswer, Seen, SeenAttempt } from './address-table.js';
import { DeliveryClient } from './delivery.client.js';
import type { Pin } from './delivery-request.js';
import { PinnedAgent, type PinnedOptions } from './pinned-agent.client.js';

const RULES = { allowLoopback: false };
/** A look-up to which nobody answers is waited for so long. */
const SILENCE_MS = 100;

/** Gives each look-up the answer that the row has for it. */
class ScriptedResolver extends AddressResolver {
  constructor(private readonly answer: LookUp) {
    super();
  }

  addressesOf(): Promise<readonly string[]> {
    if (this.answer === 'silence') return new Promise(() => undefined);
    if (this.answer === 'error') return Promise.reject(new Error('no answer'));
    return Promise.resolve(this.answer);
  }
}

/** Notes where connections would lead, and answers instead of what is there. */
class RecordingAgent extends PinnedAgent {
  readonly pins: Pin[] = [];

  constructor(private readonly answer: ScriptedAnswer) {
    super();
  }

  override createConnection(
    { pin }: PinnedOptions,
    callback?: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    this.pins.push(pin);
    setImmediate(() => callback?.(null, scriptedSocket(this.answer)));
  }
}

/** A connection whose other end answers the first bytes that come. */
const scriptedSocket = ({ status, headers }: ScriptedAnswer): Duplex => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `HTTP/1.1 ${String(status)} .\r\n${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  let isAnswered = false;
  const socket = new DuplexStream({
    read: () => undefined,
    write: (_chunk, _encoding, done) => {
      done();
      if (isAnswered) return;
      isAnswered = true;
      setImmediate(() => {
        socket.push(text);
        socket.push(null);
      });
    },
  });
  const ignored = (): Duplex => socket;
  return Object.assign(socket, {
    setTimeout: ignored,
    setNoDelay: ignored,
    setKeepAlive: ignored,
    ref: ignored,
    unref: ignored,
  });
};

/**
 * Registers the URL of a row, and attempts a delivery to it as often as the row has answers: with the dispatcher's own
 * code, but for the name server and the connections.
 */
export const seenOf = async ({ url, lookUps, answer, atCreate }: AddressRow): Promise<Seen> => {
  const script: readonly LookUp[] = lookUps.length > 0 ? lookUps : ['error'];
  const [first = 'error'] = script;
  // A name that cannot be looked up now is accepted.
  const isAccepted =
    first === 'silence' || (await registrationFaults(url, new ScriptedResolver(first), RULES)).length === 0;
  const attempts: SeenAttempt[] = [];
  for (const answers of atCreate && script.length > 1 ? script.slice(1) : script) {
    const agent = new RecordingAgent(answer);
    const client = new DeliveryClient(new ScriptedResolver(answers), RULES, {
      agent,
      ...(answers === 'silence' ? { timeoutMs: SILENCE_MS } : {}),
    });
    const { ok } = await client.post({ endpointId: 'we_1', url, headers: {}, body: Buffer.from('{}') });
    agent.destroy();
    attempts.push({ pins: agent.pins, answered: typeof answers === 'string' ? [] : answers, ok });
  }
  return { isAccepted, attempts };
};
