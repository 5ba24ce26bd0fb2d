/**
 * A process of its own, so that the sockets of the peers are not among those of the process that is attacked: it listens
 * as hostile servers, or connects as hostile clients, as its parent orders.
 */
import { randomBytes } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { PeerOrder, PeerPlan, PeerReply } from './hostile-peers.js';

const open = new Set<Socket>();
let all = 0;

/** The beginning of a record of TLS that promises 16 KiB. */
const TLS_RECORD = Buffer.from([0x16, 0x03, 0x03, 0x3f, 0xff, 0x02]);

const misbehave = (socket: Socket, { manner, drop = 'x', everyMs }: PeerPlan): void => {
  const repeat = (bytes: () => string | Buffer): void => {
    const timer = setInterval(() => {
      // What nobody reads is not kept here.
      if (socket.writable && socket.writableLength < 65_536) socket.write(bytes());
    }, everyMs);
    socket.once('close', () => clearInterval(timer));
  };
  switch (manner) {
    case 'silent':
      return;
    case 'deaf':
      return void socket.pause();
    case 'drips':
      return repeat(() => drop);
    case 'floods':
      return repeat(() => drop.repeat(Math.ceil(4_096 / drop.length)));
    case 'handshake':
      socket.write(TLS_RECORD);
      return repeat(() => Buffer.from([0]));
    case 'garbage':
      return void socket.write(randomBytes(512));
    case 'half-closed':
      return void socket.end();
  }
};

const serve = (raw: Socket, plan: PeerPlan): void => {
  all += 1;
  open.add(raw);
  raw.on('error', () => undefined).on('close', () => open.delete(raw));
  const { tls } = plan;
  let socket = raw;
  if (tls && !tls.isUpgrade) socket = secured(raw, tls);
  if (plan.says !== undefined) socket.write(plan.says);
  if (!plan.replies) return misbehave(socket, plan);
  const { replies } = plan;
  const answer = (from: Socket): void => {
    let rest = '';
    from.on('data', (data: Buffer) => {
      const lines = (rest + data.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, reply] = replies.find(([begin]) => line.startsWith(begin)) ?? [];
        if (reply === undefined) continue;
        if (reply !== '') from.write(reply);
        if (tls?.isUpgrade && line.startsWith('STARTTLS')) {
          from.removeAllListeners('data');
          return answer(secured(from, tls));
        }
        if (line.startsWith(plan.until ?? '\0')) misbehave(from, plan);
      }
    });
  };
  answer(socket);
};

const secured = (socket: Socket, { key, cert }: { readonly key: string; readonly cert: string }): Socket =>
  new TLSSocket(socket, { isServer: true, secureContext: createSecureContext({ key, cert }) }).on(
    'error',
    () => undefined,
  );

const listen = (plan: PeerPlan): Promise<PeerReply> =>
  new Promise((resolve) => {
    const server = createServer({ allowHalfOpen: true }, (socket) => serve(socket, plan));
    server.listen({ port: 0, host: '127.0.0.1', backlog: 2_000 }, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : 0 });
    });
  });

const call = (port: number, count: number, from: string, plan: PeerPlan): PeerReply => {
  for (let i = 0; i < count; i += 1)
    serve(connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true }), plan);
  return {};
};

const hangUp = (): PeerReply => {
  for (const socket of open) socket.destroy();
  return {};
};

const obey = (order: PeerOrder): PeerReply | Promise<PeerReply> => {
  if ('listen' in order) return listen(order.listen);
  if ('call' in order) return call(order.call, order.count, order.from, order.plan);
  if ('hangUp' in order) return hangUp();
  return { open: open.size, all };
};

process.on('message', (order: PeerOrder & { readonly id: number }) => {
  void Promise.resolve(obey(order)).then((reply) => process.send?.({ id: order.id, ...reply }));
});
process.on('disconnect', () => process.exit());
