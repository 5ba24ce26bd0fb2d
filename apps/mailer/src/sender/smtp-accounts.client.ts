import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { AddressResolver, type AddressRules, SecretBox } from '@rubrica/service';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecureContextOptions } from 'node:tls';
import { checkedConnection } from '../smtp/checked-connection.client.js';
import { SmtpClient } from '../smtp/smtp.client.js';
import type { SenderRow } from './sender.store.js';
import { type SmtpAccount, urlOf } from './smtp-account.js';

/** Connections to the server of one tenant. */
const CONNECTIONS = 2;
/** Limit of a whole trial, for which a caller waits. */
const TRIAL_MS = 8_000;
/** Servers whose connections are kept; an idle connection ends by itself after a while. */
const MOST_CLIENTS = 500;

/** Which servers may be called, and whose certificates are trusted. */
export abstract class AccountRules {
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
    const name = `${id} ${updated_at.getTime()}`;
    const client =
      this.clients.get(name) ?? this.open(smtp, this.secrets.open(sealed_password, id), { connections: CONNECTIONS });
    this.clients.delete(name);
    this.clients.set(name, client);
    const [oldest] = this.clients;
    if (this.clients.size > MOST_CLIENTS && oldest) {
      this.clients.delete(oldest[0]);
      oldest[1].onApplicationShutdown();
    }
    return client;
  }

  /** Connects and logs in. Returns why that fails; null if it does not. */
  async trial(account: SmtpAccount, password: string): Promise<string | null> {
    const client = this.open(account, password, { connections: 1, timeoutMs: TRIAL_MS });
    try {
      return await Promise.race([client.trial(), late()]);
    } finally {
      client.onApplicationShutdown();
    }
  }

  private open(
    account: SmtpAccount,
    password: string,
    options: { readonly connections: number; readonly timeoutMs?: number },
  ): SmtpClient {
    const { ca, addresses } = this.rules;
    return new SmtpClient({
      ...options,
      url: urlOf(account, password),
      ca,
      connect: () => checkedConnection(account, this.resolver, addresses),
    });
  }
}

const late = (): Promise<string> => sleep(TRIAL_MS, 'the mail server does not answer in time', { ref: false });
