import { type DynamicModule, Module } from '@nestjs/common';
import { EventingModule } from '@rubrica/eventing/wiring';
import { InternalClient, SecretBox, ServiceModule, type ServiceParts } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { DocumentIssuerSettings } from './config.js';
import { OutageClient } from './contingency/outage.client.js';
import { Cancellation } from './document/cancellation.process.js';
import { DocumentConsumer } from './document/document.consumer.js';
import { DocumentController } from './document/document.http.js';
import { documentAggregate } from './document/document.messages.js';
import { WaitingProcess } from './document/waiting.process.js';
import { FileCounters } from './issuing/file-counter.store.js';
import { IssueProcess } from './issuing/issue.process.js';
import { IssueTimer } from './issuing/issue.timer.js';
import { PlanningProcess } from './issuing/planning.process.js';
import { PreviewController } from './issuing/preview.http.js';
import { Previews } from './issuing/preview.process.js';
import { ReadingProcess } from './issuing/reading.process.js';
import { RecordingProcess } from './issuing/recording.process.js';
import { SigningProcess } from './issuing/signing.process.js';
import { migrations } from './migrations/index.js';
import { AuthorityRanges } from './numbering-range/authority-ranges.client.js';
import { NumberingRangeController } from './numbering-range/numbering-range.http.js';
import { numberingRange } from './numbering-range/numbering-range.js';
import { NumberingRangeProcess } from './numbering-range/numbering-range.process.js';
import { NumberingRangeStore } from './numbering-range/numbering-range.store.js';
import { RangeSyncController } from './numbering-range/range-sync.http.js';
import { RangeSyncProcess } from './numbering-range/range-sync.process.js';
import { ContainerProcess } from './package/container.process.js';
import { PackageProcess } from './package/package.process.js';
import { PackageTimer } from './package/package.timer.js';
import { RenderingProcess } from './package/rendering.process.js';
import { RenderingTimer } from './package/rendering.timer.js';
import { TicketController } from './package/ticket.http.js';
import { ProductionSoftwareController } from './software/production-software.http.js';
import { EventHashesController } from './software/event-hashes.http.js';
import { SoftwareController } from './software/software.http.js';
import { softwareRegistration } from './software/software-registration.js';
import { SoftwareStore } from './software/software.store.js';
import { WaitingDocuments } from './waiting-document/waiting-document.store.js';
import { WaitingMetrics } from './waiting-document/waiting-metrics.process.js';

/** Wiring of document-issuer. */
@Module({})
export class DocumentIssuerModule {
  static with(settings: DocumentIssuerSettings, parts: ServiceParts): DynamicModule {
    return {
      module: DocumentIssuerModule,
      imports: [
        ServiceModule.register('document-issuer', parts),
        EventingModule.register({
          service: 'document-issuer',
          databaseUrl: settings.databaseUrl,
          databaseDirectUrl: settings.databaseDirectUrl,
          schema: 'document_issuer',
          migrations,
          aggregates: [documentAggregate, numberingRange, softwareRegistration],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
          tracer: parts.tracing?.tracer,
        }),
      ],
      controllers: [
        DocumentController,
        NumberingRangeController,
        PreviewController,
        ProductionSoftwareController,
        RangeSyncController,
        EventHashesController,
        SoftwareController,
        TicketController,
        DocumentConsumer,
      ],
      providers: [
        { provide: DocumentIssuerSettings, useValue: settings },
        { provide: SecretBox, useValue: new SecretBox(settings.serviceKey) },
        AuthorityRanges,
        {
          provide: CertificateVaultClient,
          inject: [InternalClient],
          useFactory: (internal: InternalClient) => new CertificateVaultClient(internal, settings),
        },
        Cancellation,
        ContainerProcess,
        FileCounters,
        IssueProcess,
        IssueTimer,
        NumberingRangeProcess,
        NumberingRangeStore,
        OutageClient,
        PackageProcess,
        PackageTimer,
        PlanningProcess,
        Previews,
        RangeSyncProcess,
        ReadingProcess,
        RecordingProcess,
        RenderingProcess,
        RenderingTimer,
        SigningProcess,
        SoftwareStore,
        WaitingDocuments,
        WaitingMetrics,
        WaitingProcess,
      ],
    };
  }
}
