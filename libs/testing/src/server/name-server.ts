import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { questionIn } from './dns-question.js';

export interface NameServer {
  /** `host:port`, as Node's resolver takes it. */
  readonly address: string;
  /** TXT records by their name, in lower case; whoever changes the map changes what is published. */
  readonly txt: Map<string, readonly string[]>;
  /** Names under which nobody is answered. */
  readonly silent: Set<string>;
  close(): Promise<void>;
}

const NO_ERROR = 0;
const NAME_ERROR = 3;
const TYPE_TXT = 16;

/** Starts a name server for TXT records on this machine, by UDP (RFC 1035). All other names do not exist. */
export const nameServer = async (): Promise<NameServer> => {
  const txt = new Map<string, readonly string[]>();
  const silent = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionIn(query);
    if (silent.has(name)) return;
    const isTxt = query.readUInt16BE(end) === TYPE_TXT;
    const records = isTxt ? (txt.get(name) ?? []) : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (txt.has(name) ? NO_ERROR : NAME_ERROR), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answer = Buffer.concat([header, query.subarray(12, end + 4), ...records.map(recordOf)]);
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    txt,
    silent,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
};

/** A record whose text stands in strings of 255 bytes at most; its name is that of the question. */
const recordOf = (text: string): Buffer => {
  const strings = (text.match(/.{1,255}/g) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  );
  const data = Buffer.concat(strings);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPE_TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};
