import type { Server, ServerResponse } from 'node:http';

/** Connections that are still open so long after the begin of `close` are cut. */
const CLOSE_WITHIN_MS = 3_000;

/** Closes an HTTP server without cutting a request. */
export class PoliteClose {
  private readonly inFlight = new Set<ServerResponse>();
  private keepsConnections = true;

  constructor(private readonly server: Server) {
    server.prependListener('request', (_, response: ServerResponse) => {
      this.inFlight.add(response);
      response.once('close', () => this.inFlight.delete(response));
      if (!this.keepsConnections) endConnectionAfter(response);
    });
  }

  /** Ends each connection with the next answer on it, those to requests in flight included. */
  sendClientsAway(): void {
    this.keepsConnections = false;
    this.inFlight.forEach(endConnectionAfter);
  }

  /** Takes no connection any more, and ends idle ones; resolves when requests in flight have been answered. */
  async close(): Promise<void> {
    this.sendClientsAway();
    const cut = setTimeout(() => this.server.closeAllConnections(), CLOSE_WITHIN_MS);
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    clearTimeout(cut);
  }
}

const endConnectionAfter = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};
