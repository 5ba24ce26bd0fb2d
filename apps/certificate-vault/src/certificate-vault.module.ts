import { type DynamicModule, Module } from '@nestjs/common';
import { EventingModule } from '@rubrica/eventing/wiring';
import {
  type AddressRules,
  DnsResolver,
  LOGGER,
  type Logger,
  Metrics,
  SecretBox,
  ServiceModule,
  type ServiceParts,
} from '@rubrica/service';
import { Activation } from './certificate/activation.process.js';
import { CertificateController } from './certificate/certificate.http.js';
import { ProductionCertificateController } from './certificate/production-certificate.http.js';
import { CertificateGauges } from './certificate/certificate-gauges.js';
import { CertificateStore } from './certificate/certificate.store.js';
import { ExpiryNoticeTimer } from './certificate/expiry-notice.timer.js';
import { RevokedTenants } from './certificate/revoked-tenants.store.js';
import { RevocationRefusal } from './certificate/revocation-refusal.process.js';
import { RevocationTimer } from './certificate/revocation.timer.js';
import { TrustedAuthorities } from './certificate/trusted-authorities.disk.js';
import { CertificateVaultSettings } from './config.js';
import { DkimCheckTimer } from './dkim/dkim-check.timer.js';
import { DkimKeyController } from './dkim/dkim-key.http.js';
import { DkimKeyStore } from './dkim/dkim-key.store.js';
import { TxtRecords } from './dkim/txt-records.client.js';
import { openKeyRing } from './key-custody/key-custody-settings.js';
import { TENANT_KEYS } from './key-custody/tenant-keys.js';
import { migrations } from './migrations/index.js';
import { MockAuthorityController } from './mock-authority/mock-authority.http.js';
import { MockAuthority } from './mock-authority/mock-authority.store.js';
import { AuditController } from './audit/audit.http.js';
import { CertificateUseController } from './audit/certificate-use.http.js';
import { CertificateUsesStore } from './audit/certificate-uses.store.js';
import { AuditStore } from './audit/audit.store.js';
import { HeadExport } from './audit/head-export.disk.js';
import { HeadPublicationTimer } from './audit/head-publication.timer.js';
import { publishedHeadAggregate } from './audit/published-head.js';
import { SignatureProcess } from './signing/signature.process.js';
import { RevocationCheck } from './revocation/revocation-check.process.js';
import { RevocationClient } from './revocation/revocation.client.js';
import { SigningController } from './signing/signing.http.js';
import { KeyDestructionTimer } from './tenant/key-destruction.timer.js';
import { MockCertificateTimer } from './tenant/mock-certificate.timer.js';
import { tenantKeyAggregate } from './tenant/tenant-key.js';
import { TenantConsumer } from './tenant/tenant.consumer.js';
import { certificateAggregate } from './certificate/certificate.js';

/** All wiring of the vault. */
@Module({})
export class CertificateVaultModule {
  /** `rules`: which addresses of authorities may be asked; tests have theirs on this machine. */
  static with(
    settings: CertificateVaultSettings,
    parts: ServiceParts,
    rules: AddressRules = { allowLoopback: false },
  ): DynamicModule {
    const { trustBundlePem, trustBundleFile, revocationPolicy, revocationTimeoutMs: timeoutMs } = settings;
    const authorities = new RevocationClient(new DnsResolver(), { timeoutMs, rules });
    return {
      module: CertificateVaultModule,
      imports: [
        ServiceModule.register('certificate-vault', parts),
        EventingModule.register({
          service: 'certificate-vault',
          databaseUrl: settings.databaseUrl,
          databaseDirectUrl: settings.databaseDirectUrl,
          schema: 'certificate_vault',
          migrations,
          aggregates: [certificateAggregate, publishedHeadAggregate, tenantKeyAggregate],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
          tracer: parts.tracing?.tracer,
        }),
      ],
      controllers: [
        AuditController,
        CertificateUseController,
        CertificateController,
        DkimKeyController,
        MockAuthorityController,
        ProductionCertificateController,
        SigningController,
        TenantConsumer,
      ],
      providers: [
        { provide: SecretBox, useValue: new SecretBox(settings.serviceKey) },
        {
          provide: TrustedAuthorities,
          useFactory: () => TrustedAuthorities.open(trustBundlePem, trustBundleFile, parts.logger),
        },
        {
          provide: RevocationCheck,
          useFactory: (logger: Logger, metrics: Metrics) =>
            new RevocationCheck(revocationPolicy, authorities, logger, metrics),
          inject: [LOGGER, Metrics],
        },
        { provide: TENANT_KEYS, useFactory: () => openKeyRing(settings) },
        Activation,
        AuditStore,
        CertificateGauges,
        CertificateStore,
        CertificateUsesStore,
        DkimCheckTimer,
        DkimKeyStore,
        { provide: TxtRecords, useValue: new TxtRecords(settings.dkimDnsServers) },
        ExpiryNoticeTimer,
        {
          provide: HeadExport,
          useFactory: (audit: AuditStore) => new HeadExport(settings.auditHeadsFolder, audit),
          inject: [AuditStore],
        },
        HeadPublicationTimer,
        MockAuthority,
        KeyDestructionTimer,
        MockCertificateTimer,
        RevocationRefusal,
        RevocationTimer,
        RevokedTenants,
        SignatureProcess,
      ],
    };
  }
}
