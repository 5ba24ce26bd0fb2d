import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { questionIn } from '../server/dns-question.js';

/** What is answered to one look-up of a name: to the question for A, and to that for AAAA. */
export interface NameAnswer {
  readonly addresses?: readonly string[];
  /** Names that lead to the addresses, one to the next. */
  readonly aliases?: readonly string[];
  readonly delayMs?: number;
  /** How the answer misbehaves; the forged one of `another id` is sent before the right one. */
  readonly manner?:
    'silence' | 'garbage' | 'another id' | 'a loop' | 'a hundred times' | 'of another name' | 'truncated';
}

export interface HostileNameServer {
  /** `host:port`, as Node's resolver takes it. */
  readonly address: string;
  /** Questions that came: `A erp.example`. */
  readonly asked: string[];
  /** Answers to consecutive look-ups of a name; the last one stays. */
  tells(name: string, ...answers: readonly NameAnswer[]): void;
  close(): Promise<void>;
}

const TYPE = { A: 1, CNAME: 5, AAAA: 28 } as const;

/** A name server by UDP whose answers nobody should trust. */
export const hostileNameServer = async (): Promise<HostileNameServer> => {
  const told = new Map<string, { readonly answers: readonly NameAnswer[]; readonly asked: string[] }>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionIn(query);
    const type = query.readUInt16BE(end) === TYPE.AAAA ? 'AAAA' : 'A';
    const question = `${type} ${name}`;
    const known = told.get(name) ?? { answers: [], asked: [] };
    const before = known.asked.filter((one) => one === question).length;
    const answer = known.answers[Math.min(before, known.answers.length - 1)] ?? {};
    known.asked.push(question);
    asked.push(question);
    void sleep(answer.delayMs ?? 0, undefined, { ref: false }).then(() => {
      for (const packet of packets(query.subarray(0, end + 4), type, answer)) socket.send(packet, port, address);
    });
  });
  socket.on('error', () => undefined);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    tells: (name, ...answers) => void told.set(name, { answers, asked: [] }),
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
};

const packets = (query: Buffer, type: 'A' | 'AAAA', answer: NameAnswer): readonly Buffer[] => {
  const right = packet(query, type, answer);
  switch (answer.manner) {
    case 'silence':
      return [];
    case 'garbage':
      return [randomBytes(200), Buffer.alloc(0), right.subarray(0, 14)];
    case 'another id': {
      const forged = packet(query, type, { addresses: [type === 'A' ? '127.0.0.1' : '::1'] });
      forged.writeUInt16BE(forged.readUInt16BE(0) ^ 1, 0);
      return [forged, right];
    }
    case 'a hundred times':
      return Array.from({ length: 100 }, () => right);
    default:
      return [right];
  }
};

const packet = (query: Buffer, type: 'A' | 'AAAA', { addresses = [], aliases = [], manner }: NameAnswer): Buffer => {
  const ofType = addresses.filter((address) => isIPv6(address) === (type === 'AAAA'));
  const names = aliases.map(nameOf);
  const links = names.map((target, i) => recordOf(i === 0 ? QUESTION : (names[i - 1] ?? QUESTION), 'CNAME', target));
  const owner = manner === 'of another name' ? nameOf('otro.example') : (names.at(-1) ?? QUESTION);
  const loop = manner === 'a loop' ? [recordOf(QUESTION, 'CNAME', Buffer.from([0xc0, query.length]))] : [];
  const records = [...loop, ...links, ...ofType.map((address) => recordOf(owner, type, bytesOf(address)))];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(manner === 'truncated' ? 0x8380 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12), ...records]);
};

/** Points to the name in the question. */
const QUESTION = Buffer.from([0xc0, 12]);

const nameOf = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A record that lives for no time, so that each look-up comes here. */
const recordOf = (owner: Buffer, type: keyof typeof TYPE, data: Buffer): Buffer => {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(TYPE[type], 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, head, data]);
};

const bytesOf = (address: string): Buffer => {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  // The long form, whatever dress the address came in.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::').map(groupsOf);
  const [head = [], tail = []] = groups;
  const all = groups.length === 1 ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
};

const groupsOf = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
