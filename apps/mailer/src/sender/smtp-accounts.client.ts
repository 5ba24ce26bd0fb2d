import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { AddressResolver, type AddressRules, beforeAbort, SecretBox } from '@rubrica/service';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { checkedConnection } from '../smtp/checked-connection.client.js';
import { SmtpClient, type SmtpOptions, TOO_LATE } from '../smtp/smtp.client.js';
import type { SenderRow } from './sender.store.js';
import { type SmtpAccount, urlOf } from './smtp-account.js';

/** Connections to the server of one tenant. */
const CONNECTIONS = 2;
/** Servers whose clients are kept. */
const MOST_CLIENTS = 500;

/** How long a server of a tenant may take, whatever it does meanwhile. */
export const ACCOUNT_LIMITS = {
  /** A whole trial, for which a caller waits, and its connection. */
  trialMs: 8_000,
  /** Connecting, from the look-up on. */
  connectMs: 15_000,
  /** A mail, from its connection to the server's last word. */
  mailMs: 120_000,
  /** A connection that no mail is sent on. */
  idleMs: 15_000,
};

/** Which servers may be called, whose certificates are trusted, and how long they may take. */
export abstract class AccountRules {
  abstract readonly limits: typeof ACCOUNT_LIMITS;
  abstract readonly addresses: AddressRules;
  /** Undefined: Node's own authorities. */
  abstract readonly ca: SecureContextOptions['ca'] | undefined;
}

/** Sends by the mail servers of tenants. Every connection is to an address that was checked when it was made. */
@Injectable()
export class SmtpAccounts implements OnModuleDestroy, OnApplicationShutdown {
  private readonly clients = new Map<string, SmtpClient>();

  constructor(
    private readonly resolver: AddressResolver,
    private readonly rules: AccountRules,
    private readonly secrets: SecretBox,
  ) {}

  onModuleDestroy(): void {
    for (const client of this.clients.values()) client.onModuleDestroy();
  }

  onApplicationShutdown(): void {
    for (const client of this.clients.values()) client.onApplicationShutdown();
  }

  /** Returns the client of a sender's server. A sender that was changed gets another one. */
  clientOf({ id, updated_at, smtp, sealed_password }: SenderRow): SmtpClient | null {
    if (smtp === null || sealed_password === null) return null;
    const { mailMs, idleMs, connectMs } = this.rules.limits;
    const name = `${id} ${updated_at.getTime()}`;
    const client =
      this.clients.get(name) ??
      this.open(smtp, this.secrets.open(sealed_password, id), {
        connections: CONNECTIONS,
        mailMs,
        idleMs,
        connect: () => this.connected(smtp, AbortSignal.timeout(connectMs)),
      });
    this.clients.delete(name);
    this.clients.set(name, client);
    const [oldest] = this.clients;
    if (this.clients.size > MOST_CLIENTS && oldest) {
      this.clients.delete(oldest[0]);
      oldest[1].onApplicationShutdown();
    }
    return client;
  }

  /**
   * Connects and logs in. Returns why that fails; null if it does not. Whatever the server does, its connection has ended
   * when the time of the trial is over.
   */
  async trial(account: SmtpAccount, password: string): Promise<string | null> {
    const { trialMs } = this.rules.limits;
    const end = AbortSignal.timeout(trialMs);
    const client = this.open(account, password, {
      timeoutMs: trialMs,
      connect: async () => {
        const connection = await this.connected(account, end);
        end.addEventListener('abort', () => connection.destroy());
        return connection;
      },
    });
    return beforeAbort(end, client.trial()).catch(() => TOO_LATE);
  }

  private connected(account: SmtpAccount, end: AbortSignal): Promise<Socket> {
    return checkedConnection(account, this.resolver, this.rules.addresses, end);
  }

  private open(account: SmtpAccount, password: string, options: Omit<SmtpOptions, 'url' | 'ca'>): SmtpClient {
    return new SmtpClient({ ...options, url: urlOf(account, password), ca: this.rules.ca });
  }
}
