import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Words } from '@rubrica/fiscal';
import { DEFAULT_API_VERSION } from '@rubrica/kinds';
import {
  HTTP_DEADLINES,
  type HttpDeadlines,
  type Language,
  languageHeaders,
  languageOf,
  newRequestId,
  PoliteClose,
  Problem,
} from '@rubrica/service';
import { createServer, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiGatewaySettings, errorPagesOf } from '../config.js';
import { DocumentChanges } from '../document/document-changes.js';
import { type ListenerName, ListenerRoutes } from './listener-routes.http.js';
import { ownValue } from '@rubrica/fiscal';

export interface Listeners {
  readonly publicPort: number;
  readonly adminPort: number;
  /**
   * Tells every client with `Connection: close` to go, still answers for the delay, then takes no connection any more.
   * Requests in flight end first; those that wait for an outcome of their document are answered at the end of the delay.
   */
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  readonly adminPort: number;
  /** How long `close` goes on answering, so that a load balancer finds out; 0 by default. */
  readonly closeDelayMs?: number;
  /** How long a client may take to send a request. */
  readonly deadlines?: HttpDeadlines;
}

/** Clients are told that an idle connection lives for the first time; it lives for both, so that none is cut by surprise. */
const IDLE_CONNECTIONS = { keepAliveTimeout: 5_000, keepAliveTimeoutBuffer: 1_000 };

/** Opens the public and the operators' TCP port: one application, each port with its own routes. */
export const listen = async (app: NestFastifyApplication, options: ListenerOptions): Promise<Listeners> => {
  const { deadlines = HTTP_DEADLINES } = options;
  const publicListener = await openListener(app, 'public', options.host, options.port, deadlines);
  const operatorListener = await openListener(app, 'operator', options.adminHost, options.adminPort, deadlines).catch(
    async (error: unknown) => {
      await publicListener.close();
      throw error;
    },
  );
  const both = [publicListener, operatorListener];
  return {
    publicPort: publicListener.port,
    adminPort: operatorListener.port,
    close: async () => {
      for (const listener of both) listener.sendClientsAway();
      await sleep(options.closeDelayMs ?? 0);
      app.get(DocumentChanges).end();
      await Promise.all(both.map((listener) => listener.close()));
    },
  };
};

interface Listener extends Pick<PoliteClose, 'sendClientsAway' | 'close'> {
  readonly port: number;
}

const openListener = async (
  app: NestFastifyApplication,
  name: ListenerName,
  host: string,
  port: number,
  deadlines: HttpDeadlines,
): Promise<Listener> => {
  const instance = app.getHttpAdapter().getInstance();
  const routes = app.get(ListenerRoutes);
  const server = createServer({ ...IDLE_CONNECTIONS, ...deadlines }, (request, response) => {
    routes.mark(request, name);
    lastAnswers.set(request.socket, response);
    instance.routing(request, response);
  });
  const closing = new PoliteClose(server);
  server.on('clientError', refuseRaw(errorPagesOf(app.get(ApiGatewaySettings))));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    sendClientsAway: () => closing.sendClientsAway(),
    close: () => closing.close(),
  };
};

const RAW: Readonly<Record<string, readonly [status: number, code: string, detail: Words]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'headers_too_large',
    { en: 'The headers are larger than 16 KiB.', es: 'Los encabezados superan 16 KiB.' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'request_timeout',
    { en: 'The request did not arrive in time.', es: 'La solicitud no llegó a tiempo.' },
  ],
};

const NOT_HTTP: Words = { en: 'This is not HTTP.', es: 'Esto no es HTTP.' };

/** Returns the language that the bytes of a broken request ask for, as far as they can be read. */
const languageOfRaw = (bytes: Buffer | undefined): Language =>
  languageOf(/\r\naccept-language:([^\r\n]*)/i.exec(bytes?.subarray(0, MOST_BYTES_READ).toString('latin1') ?? '')?.[1]);
const MOST_BYTES_READ = 16_384;

/** The answer to the last request of each connection. */
const lastAnswers = new WeakMap<Duplex, ServerResponse>();

/**
 * Answers bytes that are not HTTP with a problem too, if the connection still takes an answer: one request never gets two,
 * of which a proxy could take the second for the answer to somebody else's request.
 */
const refuseRaw =
  (errorPages: string) =>
  (error: Error & { readonly code?: string; readonly rawPacket?: Buffer }, socket: Duplex): void => {
    const last = lastAnswers.get(socket);
    const isAnswered = last !== undefined && (last.req.complete ? !last.writableFinished : last.headersSent);
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswered) return void socket.destroy();
    const [status, code, detail] = ownValue(RAW, error.code ?? '') ?? [400, 'malformed_request', NOT_HTTP];
    const requestId = newRequestId();
    const language = languageOfRaw(error.rawPacket);
    const body = JSON.stringify(new Problem(status, code, detail).toJSON(requestId, language, errorPages));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/problem+json; charset=utf-8',
      ...Object.entries(languageHeaders(language)).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Svc-Request-Id: ${requestId}`,
      `Svc-Version: ${DEFAULT_API_VERSION}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
