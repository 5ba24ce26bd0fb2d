import { Controller, Inject } from '@nestjs/common';
import {
  type AnswerOf,
  certificateVaultRoutes as routes,
  type DeletedDkimKey,
  type DkimKeyResource,
  ID_PREFIX,
  type InputOf,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  Clock,
  type IdempotencyKey,
  idempotentlyAfter,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  lockList,
  newId,
  notFound,
} from '@rubrica/service';
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { RevokedTenants } from '../certificate/revoked-tenants.store.js';
import { TENANT_KEYS, type TenantKeys } from '../key-custody/tenant-keys.js';
import { DkimCheckTimer, dkimCheckTimer } from './dkim-check.timer.js';
import { type DkimKeyRow, dkimKeyResource, DkimKeyStore, type NewDkimKey } from './dkim-key.store.js';

/** RFC 8301, 3.2: at least 1024, better 2048. A record with a longer key does not fit into one UDP answer. */
const MODULUS_BITS = 2_048;

/** Routes of a tenant's DKIM keys, called by the gateway, and the one by which the mailer finds the key of a domain. */
@Controller()
export class DkimKeyController {
  constructor(
    private readonly database: Database,
    private readonly store: DkimKeyStore,
    private readonly checks: DkimCheckTimer,
    @Inject(TENANT_KEYS) private readonly keys: TenantKeys,
    private readonly revoked: RevokedTenants,
    private readonly clock: Clock,
  ) {}

  @InternalRoute(routes.createDkimKey)
  async create(
    @InternalInput() { caller, body }: InputOf<typeof routes.createDkimKey>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<DkimKeyResource>> {
    const { tenantId: tenant_id, livemode } = caller;
    const prepare = async () => {
      // Before the key is sealed, which would make a new key for a revoked tenant.
      await this.database.transaction((tx) => this.revoked.refuse(tx, tenant_id));
      return this.newKey(tenant_id, livemode, body.domain);
    };
    return idempotentlyAfter(this.database, idempotency, prepare, async (tx, key) => {
      await lockList(tx, tenant_id, livemode);
      await this.revoked.refuse(tx, tenant_id);
      const row = await this.store.insert(tx, key);
      tx.schedule(dkimCheckTimer(row, this.clock.now()));
      return { status: 201, body: dkimKeyResource(row) };
    });
  }

  @InternalRoute(routes.listDkimKeys)
  list(@InternalInput() { caller, query }: InputOf<typeof routes.listDkimKeys>): Promise<List<DkimKeyResource>> {
    return this.store.list(caller, query);
  }

  @InternalRoute(routes.getDkimKey)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getDkimKey>): Promise<DkimKeyResource> {
    return dkimKeyResource(found(await this.store.find(caller, params.id)));
  }

  @InternalRoute(routes.verifyDkimKey)
  async verify(@InternalInput() { caller, params }: InputOf<typeof routes.verifyDkimKey>): Promise<DkimKeyResource> {
    const key = found(await this.store.find(caller, params.id));
    return dkimKeyResource(found(await this.checks.check(key)));
  }

  @InternalRoute(routes.deleteDkimKey)
  async remove(
    @InternalInput() { caller, params: { id } }: InputOf<typeof routes.deleteDkimKey>,
  ): Promise<DeletedDkimKey> {
    if (!(await this.database.transaction((tx) => this.store.remove(tx, caller, id)))) throw notThere();
    return { id, object: 'dkim_key', deleted: true };
  }

  @InternalRoute(routes.verifiedDkimKey)
  async verified(
    @InternalInput() { params, query }: InputOf<typeof routes.verifiedDkimKey>,
  ): Promise<AnswerOf<typeof routes.verifiedDkimKey>> {
    const row = await this.store.verified(params.tenant, query.livemode === 'true', query.domain);
    return { key: row ? { dkim_key_id: row.id, selector: row.selector } : null };
  }

  private async newKey(tenant_id: string, livemode: boolean, domain: string): Promise<NewDkimKey> {
    const id = newId(ID_PREFIX.dkimKey);
    const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
      modulusLength: MODULUS_BITS,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    });
    const sealed_key = await this.keys.seal(tenant_id, privateKey, id).finally(() => privateKey.fill(0));
    return {
      id,
      tenant_id,
      livemode,
      domain,
      selector: selectorOf(id),
      public_key: publicKey.toString('base64'),
      sealed_key,
    };
  }
}

/** Each key has a selector of its own, so that an old record can stay until the last mail that it verifies has arrived. */
const selectorOf = (id: string): string => `rubrica-${id.slice(-10)}`;

const notThere = () => notFound({ en: 'DKIM key', es: 'esa clave DKIM' });

const found = (row: DkimKeyRow | undefined): DkimKeyRow => {
  if (!row) throw notThere();
  return row;
};
