import { Controller, Inject } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { causeOf, type Heard, OnMessages, type Tx } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { BlobStore, getJson, LOGGER, type Logger } from '@rubrica/service';
import { erasureTimer } from '../erasure/erasure.timer.js';
import { noticeMailingId } from '../mailing/addressed-mail.js';
import type { Notice } from '../mailing/mailing.js';
import { type MailingOrder, MailingOrders } from '../mailing/mailing-orders.process.js';
import { TenantProfileView } from '../profile/tenant-profile.view.js';

const EXPIRES = 'co.rubrica.certificate.expires.v1';
const SWITCHED_OFF = 'co.rubrica.webhook-endpoint.switched-off.v1';
const TYPES = [
  'co.rubrica.tenant.registered.v1',
  'co.rubrica.tenant.changed.v1',
  'co.rubrica.tenant.went-live.v1',
  'co.rubrica.tenant.erased.v1',
  EXPIRES,
  SWITCHED_OFF,
] as const;

type TenantMessage = Heard<(typeof TYPES)[number]>;
type NoticeMessage = Heard<typeof EXPIRES | typeof SWITCHED_OFF>;

const isNoticeMessage = (message: TenantMessage): message is NoticeMessage =>
  message.type === EXPIRES || message.type === SWITCHED_OFF;

/**
 * Orders mails to tenants whose certificate ends soon or whose webhook endpoint was switched off, and the erasure of the
 * data of erased ones.
 */
@Controller()
export class TenantConsumer {
  constructor(
    private readonly profiles: TenantProfileView,
    private readonly orders: MailingOrders,
    private readonly blobs: BlobStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnMessages({ topic: TOPICS.tenantLifecycle, group: 'mailer', types: TYPES })
  async onTenants(messages: readonly TenantMessage[], tx: Tx): Promise<void> {
    await this.profiles.show(
      tx,
      messages.flatMap(({ data }) => ('profile_blob' in data ? [data] : [])),
    );
    await this.orderNotices(tx, messages.filter(isNoticeMessage));
    const live = messages.filter(({ type }) => type === 'co.rubrica.tenant.went-live.v1');
    this.profiles.wentLive(
      tx,
      live.map(({ key }) => key),
    );
    const erased = messages.filter(({ type }) => type === 'co.rubrica.tenant.erased.v1');
    tx.schedule(...erased.map(({ key }) => erasureTimer(key)));
  }

  private async orderNotices(tx: Tx, notices: readonly NoticeMessage[]): Promise<void> {
    if (notices.length === 0) return;
    const profiles = await this.profiles.of(
      tx,
      notices.map(({ key }) => key),
    );
    const orders = await Promise.all(notices.map((notice) => this.orderOf(notice, profiles.get(notice.key))));
    await this.orders.place(tx, orders.flat());
  }

  private async orderOf(message: NoticeMessage, profileBlob: string | undefined): Promise<MailingOrder[]> {
    const tenantId = message.key;
    if (profileBlob === undefined) {
      this.logger.warn(
        { tenant: tenantId, fact: message.type },
        'a tenant is to get a notice, and its address is not known: have api-gateway republish its facts',
      );
      return [];
    }
    const { email } = await getJson<TenantProfile>(this.blobs, tenantId, profileBlob);
    const content = noticeOf(message, profileBlob);
    return [
      { id: noticeMailingId(content), tenantId, content, address: email, ordered: false, cause: causeOf(message) },
    ];
  }
}

const noticeOf = (message: NoticeMessage, profile_blob: string): Notice => {
  if (message.type === EXPIRES) {
    const { certificate_id, environment, notice_days, expires_at } = message.data;
    return { certificate_id, environment, notice_days, expires_at, profile_blob };
  }
  const { endpoint_id, livemode, failing_since } = message.data;
  return { endpoint_id, livemode, failing_since, profile_blob };
};
