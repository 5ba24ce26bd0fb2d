import { Controller } from '@nestjs/common';
import {
  type Caller,
  type DocumentRequest,
  type InputOf,
  mailerRoutes as routes,
  type MailingResource,
  type MailingState,
  type MailRecipient,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { faultWith, ownValue } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import {
  BlobStore,
  getJson,
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  offsetTime,
  Problem,
} from '@rubrica/service';
import { randomUUID } from 'node:crypto';
import { MailerSettings } from '../config.js';
import type { MailedPackage } from '../letter/letter.js';
import { mailingId, recipientsOf } from './addressed-mail.js';
import { mailFailure } from './mail-failure.js';
import { mailing } from './mailing.decide.js';
import { isOpen, type Mailing } from './mailing.js';
import { MailingOrders } from './mailing-orders.process.js';
import { type DocumentMailingRow, isOfDocument, MailingView } from './mailing.view.js';

const NO_RECIPIENT = {
  en: 'This document was mailed to nobody: say to whom it shall go.',
  es: 'Este documento no se envió a nadie: diga a quién debe ir.',
};

/** Routes of a document's mailings, called by the gateway for a tenant. */
@Controller()
export class MailingController {
  constructor(
    private readonly database: Database,
    private readonly mailings: MailingView,
    private readonly orders: MailingOrders,
    private readonly blobs: BlobStore,
    private readonly settings: MailerSettings,
  ) {}

  @InternalRoute(routes.listMailings)
  async list(@InternalInput() { caller, params }: InputOf<typeof routes.listMailings>): Promise<List<MailingResource>> {
    return this.listOf(params.id, await this.mailings.ofDocument(caller, params.id));
  }

  @InternalRoute(routes.listMailingStates)
  async states(
    @InternalInput() { caller, params, query }: InputOf<typeof routes.listMailingStates>,
  ): Promise<List<MailingState>> {
    const page = await this.mailings.pageOfDocument(caller, params.id, query);
    const states = await this.database.loadAll(
      mailing,
      page.data.map(({ id }) => id),
    );
    const data = page.data.map(async (row) => {
      const resource = await this.resourceOf(row);
      return mailingState(resource, states.get(row.id)?.state ?? mailing.initialState);
    });
    return { ...page, data: await Promise.all(data) };
  }

  /** Mails the latest package again: to the given addresses, or to those of the first mailing. */
  @InternalRoute(routes.sendEmails)
  async sendAgain(
    @InternalInput() { caller, params, body }: InputOf<typeof routes.sendEmails>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<List<MailingResource>>> {
    const { id } = params;
    const { to } = body;
    const document = await this.mailings.packageOf(caller, id);
    if (!document) {
      throw new Problem(
        409,
        'not_ready',
        {
          en: 'There is nothing to mail yet: the document has no PDF and no package.',
          es: 'Aún no hay nada que enviar: el documento no tiene PDF ni paquete.',
        },
        [],
        {
          'retry-after': '2',
        },
      );
    }
    const addresses = await this.addressesOf(caller.tenantId, document, to);
    return idempotently(this.database, idempotency, async (tx) => {
      await this.checkQuota(tx, caller, addresses.length);
      const rows = await this.orders.place(
        tx,
        addresses.map((address) => ({
          id: mailingId(randomUUID()),
          tenantId: caller.tenantId,
          content: document,
          address,
          ordered: true,
        })),
      );
      return { status: 201, body: await this.listOf(id, rows.filter(isOfDocument)) };
    });
  }

  private async addressesOf(
    tenantId: string,
    { request_blob, kind }: MailedPackage,
    to: readonly string[] = [],
  ): Promise<string[]> {
    const { mail } = await getJson<DocumentRequest>(this.blobs, tenantId, request_blob);
    const addresses = recipientsOf({ mail: to.length > 0 ? { to, cc: [] } : mail });
    if (addresses.length > 0) return addresses;
    const { words, party } = kindOf(kind).api.counterparty;
    throw new Problem(422, 'required', NO_RECIPIENT, [
      faultWith(
        '#/to',
        'required',
        {
          en: `"to" is missing, and the ${words.en} has no address.`,
          es: `Falta "to", y el ${party.es} no tiene correo.`,
        },
        { fix: { en: 'Write the addresses in "to".', es: 'Escriba los correos en "to".' } },
      ),
    ]);
  }

  private async checkQuota(tx: Tx, caller: Caller, wanted: number): Promise<void> {
    const { resendsADay } = this.settings;
    if ((await this.mailings.orderedLately(tx, caller)) + wanted <= resendsADay) return;
    throw new Problem(
      429,
      'rate_limited',
      {
        en: `${resendsADay} mails can be sent again in 24 hours.`,
        es: `Se pueden reenviar ${resendsADay} correos en 24 horas.`,
      },
      [],
      {
        'retry-after': '3600',
      },
    );
  }

  private async listOf(documentId: string, rows: readonly DocumentMailingRow[]): Promise<List<MailingResource>> {
    const data = await Promise.all(rows.map((row) => this.resourceOf(row)));
    return {
      object: 'list',
      url: `/v1/${ownValue(PATH_OF_PREFIX, documentId.split('_')[0] ?? '') ?? ''}/${documentId}/emails`,
      has_more: false,
      data,
    };
  }

  private async resourceOf(row: DocumentMailingRow): Promise<MailingResource> {
    const { email, diagnostic } = await getJson<MailRecipient>(this.blobs, row.tenant_id, row.recipient_blob);
    return {
      id: row.id,
      object: 'mailing',
      document_id: row.document_id,
      edition: row.edition,
      to: email,
      status: row.status,
      message_id: row.message_id,
      diagnostic,
      created_at: offsetTime(row.created_at),
      updated_at: offsetTime(row.updated_at),
    };
  }
}

const mailingState = (resource: MailingResource, state: Mailing): MailingState => ({
  ...resource,
  attempts: state.status === 'unknown' ? 0 : state.attempts,
  next_attempt_at: isOpen(state) && state.begunAt === null ? offsetTime(state.dueAt) : null,
  failure: mailFailure(resource.status, resource.diagnostic),
});

/** Paths of documents in the public API, by the prefix of their ids. */
const PATH_OF_PREFIX: Readonly<Record<string, string>> = { inv: 'invoices', cn: 'credit-notes', dn: 'debit-notes' };
