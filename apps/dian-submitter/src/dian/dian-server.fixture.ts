import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { DianOperation } from './operation.js';

/** Reaction of the scripted DIAN server to one request. */
export type ScriptedAnswer =
  | string
  | 'lose it'
  | 'keep silent'
  | { readonly status: number; readonly body: string }
  /** Function that writes the answer itself. */
  | ((response: ServerResponse) => void);

export interface ReceivedRequest {
  readonly operation: DianOperation;
  /** Value of contentFile or trackId. */
  readonly content: string;
  readonly envelope: string;
}

/** DIAN server that answers each request from a script, and records the requests. */
export interface Dian {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  plays(...answers: readonly ScriptedAnswer[]): void;
}

export interface ServerTls {
  readonly key: string;
  readonly cert: string;
}

export const startDian = async (tls?: ServerTls): Promise<Dian & { readonly close: () => void }> => {
  const script: ScriptedAnswer[] = [];
  const requests: ReceivedRequest[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse): void =>
    void answerAsDian(request, response, script, requests);
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${String((server.address() as AddressInfo).port)}/Service.svc`,
    requests,
    plays: (...answers) => void script.push(...answers),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const answerAsDian = async (
  request: IncomingMessage,
  response: ServerResponse,
  script: ScriptedAnswer[],
  requests: ReceivedRequest[],
): Promise<void> => {
  const envelope = await bodyOf(request);
  const operation = envelope.includes('<wcf:GetStatus>') ? 'GetStatus' : 'SendBillSync';
  const [, content = ''] = /<wcf:(?:contentFile|trackId)>([^<]*)</.exec(envelope) ?? [];
  requests.push({ operation, content, envelope });
  const scripted = script.shift() ?? 'lose it';
  if (scripted === 'lose it') return void request.socket.destroy();
  if (scripted === 'keep silent') return;
  if (typeof scripted === 'function') return scripted(response);
  const { status, body } = typeof scripted === 'string' ? { status: 200, body: scripted } : scripted;
  response.writeHead(status, { 'content-type': 'application/soap+xml' }).end(body);
};
