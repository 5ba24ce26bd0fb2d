import { Controller } from '@nestjs/common';
import {
  type Caller,
  type DeletedMailSender,
  ID_PREFIX,
  type InputOf,
  mailerRoutes as routes,
  type MailSenderInput,
  type MailSenderResource,
  Refusal,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotentlyAfter,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  invalid,
  type KeptAnswer,
  type List,
  newId,
  notFound,
  type Problem,
  SecretBox,
} from '@rubrica/service';
import { DkimClient } from '../dkim/dkim.client.js';
import { serverFaults, unusableFault } from './smtp-account.js';
import { AccountRules, SmtpAccounts } from './smtp-accounts.client.js';
import { domainOf, senderResource, type SenderRow, SenderStore } from './sender.store.js';

/** Routes of a tenant's senders, called by the gateway. */
@Controller()
export class SenderController {
  constructor(
    private readonly database: Database,
    private readonly senders: SenderStore,
    private readonly dkim: DkimClient,
    private readonly accounts: SmtpAccounts,
    private readonly rules: AccountRules,
    private readonly secrets: SecretBox,
  ) {}

  @InternalRoute(routes.createMailSender)
  async create(
    @InternalInput() { caller, body }: InputOf<typeof routes.createMailSender>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<MailSenderResource>> {
    const { from_address, smtp = null, is_default = true } = body;
    const id = newId(ID_PREFIX.mailSender);
    const checked = () => this.checkedServer(caller, id, from_address, smtp);
    return idempotentlyAfter(this.database, idempotency, checked, async (tx, server) => {
      const row = await this.senders.insert(tx, caller, { id, from_address, is_default, ...server });
      return { status: 201, body: senderResource(row) };
    });
  }

  @InternalRoute(routes.listMailSenders)
  list(@InternalInput() { caller, query }: InputOf<typeof routes.listMailSenders>): Promise<List<MailSenderResource>> {
    return this.senders.list(caller, query);
  }

  @InternalRoute(routes.getMailSender)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getMailSender>): Promise<MailSenderResource> {
    return senderResource(found(await this.senders.find(caller, params.id)));
  }

  @InternalRoute(routes.updateMailSender)
  async update(
    @InternalInput() { caller, params: { id }, body }: InputOf<typeof routes.updateMailSender>,
  ): Promise<MailSenderResource> {
    const { smtp, is_default: isDefault } = body;
    const { from_address } = found(await this.senders.find(caller, id));
    const server = smtp === undefined ? undefined : await this.checkedServer(caller, id, from_address, smtp);
    const row = await this.database.transaction((tx) => this.senders.update(tx, caller, id, { isDefault, server }));
    return senderResource(found(row));
  }

  @InternalRoute(routes.deleteMailSender)
  async remove(
    @InternalInput() { caller, params: { id } }: InputOf<typeof routes.deleteMailSender>,
  ): Promise<DeletedMailSender> {
    if (!(await this.database.transaction((tx) => this.senders.remove(tx, caller, id)))) throw notThere();
    return { id, object: 'mail_sender', deleted: true };
  }

  /** Returns the tenant's server with its sealed password, after a trial; null for that of the service, if it may be used. */
  private async checkedServer(
    caller: Caller,
    id: string,
    address: string,
    smtp: MailSenderInput['smtp'] & (object | null),
  ): Promise<Pick<SenderRow, 'smtp' | 'sealed_password'>> {
    if (smtp === null) {
      await this.refuseForeignDomain(caller, address);
      return { smtp: null, sealed_password: null };
    }
    const { password, ...account } = smtp;
    const faults = serverFaults(account, this.rules.addresses);
    if (faults.length > 0) throw invalid(faults);
    const why = await this.accounts.trial(account, password);
    if (why !== null) throw invalid([unusableFault(why)]);
    return { smtp: account, sealed_password: this.secrets.seal(password, id) };
  }

  /** The service's mail server sends only what the DNS of the domain allows: the published DKIM key is the proof. */
  private async refuseForeignDomain({ tenantId, livemode }: Caller, address: string): Promise<void> {
    const domain = domainOf(address);
    if (await this.dkim.ask(tenantId, livemode, domain)) return;
    throw new Refusal('dkim_key_not_verified', {
      en: `No DKIM key of ${domain} is verified. Make one with POST /v1/dkim-keys, publish its record, and verify it.`,
      es: `Ninguna clave DKIM de ${domain} está verificada. Cree una con POST /v1/dkim-keys, publique su registro y verifíquela.`,
    });
  }
}

const notThere = (): Problem => notFound({ en: 'sender', es: 'ese remitente' });

const found = (row: SenderRow | undefined): SenderRow => {
  if (!row) throw notThere();
  return row;
};
