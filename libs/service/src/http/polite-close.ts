import type { Server, ServerResponse } from 'node:http';

/** Time in ms from the beginning of `close`. Connections that are still open after it are cut. */
const CLOSE_WITHIN_MS = 3_000;

/** Closes an HTTP server after its running requests have been answered, or after three seconds. */
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

  /**
   * Closes each connection after its next answer, including answers to requests that are running now. New connections
   * are still accepted.
   */
  sendClientsAway(): void {
    this.keepsConnections = false;
    this.inFlight.forEach(endConnectionAfter);
  }

  /**
   * Accepts no new connections and closes idle ones. Resolves when running requests have been answered, or after three
   * seconds, when open connections are cut.
   */
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
