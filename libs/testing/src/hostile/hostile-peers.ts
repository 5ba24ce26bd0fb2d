import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How a peer misbehaves: it says nothing; reads nothing; sends a drop again and again; sends much without end; begins an
 * answer of TLS and never ends it; sends bytes that are no protocol; closes its own half alone.
 */
type Manner = 'silent' | 'deaf' | 'drips' | 'floods' | 'handshake' | 'garbage' | 'half-closed';

export interface PeerPlan {
  readonly manner: Manner;
  /** Text that it sends again and again. */
  readonly drop?: string;
  readonly everyMs: number;
  /** What it says first, as an honest one would. */
  readonly says?: string;
  /** Honest replies, by how a line that comes begins; without them it misbehaves at once. */
  readonly replies?: readonly (readonly [begin: string, reply: string])[];
  /** A line that begins so is the last that is answered honestly. */
  readonly until?: string;
  readonly tls?: { readonly key: string; readonly cert: string; readonly isUpgrade?: boolean };
}

export type PeerOrder =
  | { readonly listen: PeerPlan }
  | { readonly call: number; readonly count: number; readonly from: string; readonly plan: PeerPlan }
  | { readonly hangUp: true }
  | { readonly countOpen: true };

export interface PeerReply {
  readonly port?: number;
  readonly open?: number;
  readonly all?: number;
}

/** Hostile servers and clients, in a process of their own. */
export interface HostilePeers {
  /** Opens a server; returns its port on 127.0.0.1. */
  listen(plan: PeerPlan): Promise<number>;
  /** Connects to a port so often, from an address of this machine. */
  call(port: number, count: number, plan: PeerPlan, from?: string): Promise<void>;
  /** Connections that are open on their side, and all that there were. */
  connections(): Promise<{ readonly open: number; readonly all: number }>;
  /** Ends all connections. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

export const hostilePeers = async (): Promise<HostilePeers> => {
  const program = fileURLToPath(new URL(`./hostile-peer.program${extname(import.meta.url)}`, import.meta.url));
  const child: ChildProcess = fork(program, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  const waiting = new Map<number, (reply: PeerReply) => void>();
  child.on('message', ({ id, ...reply }: PeerReply & { readonly id: number }) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  });
  let last = 0;
  const order = (what: PeerOrder): Promise<PeerReply> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      child.send({ id: last, ...what });
    });
  await order({ countOpen: true });
  return {
    listen: async (plan) => (await order({ listen: plan })).port ?? 0,
    call: async (port, count, plan, from = '127.0.0.1') => void (await order({ call: port, count, from, plan })),
    connections: async () => {
      const { open = 0, all = 0 } = await order({ countOpen: true });
      return { open, all };
    },
    hangUp: async () => void (await order({ hangUp: true })),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
