import { Injectable } from '@nestjs/common';
import { MOCK_AUTHORITY, type RuleMessage } from '@rubrica/contracts';
import type { DocumentEvent } from '@rubrica/document-events';
import { colombianTimestamp } from '@rubrica/fiscal';
import { BlobStore, Clock, putJson } from '@rubrica/service';
import { testApplicationResponseXml } from '@rubrica/ubl';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import { hash, randomUUID } from 'node:crypto';
import { SIMULATED, simulatedSoftware } from '../application-response/simulated-response.js';
import type { EventOrder } from './document-event.js';
import type { EventAnswer } from './event-answer.js';

const REJECTION: RuleMessage = {
  rule: 'AAH07',
  severity: 'rejection',
  detail: `${SIMULATED} la factura referenciada no está registrada.`,
};

/** Answers to events in place of the tax authority in the test environment, where nothing is sent. */
@Injectable()
export class SimulatedEvents {
  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  async answer(id: string, { tenant_id, simulate }: EventOrder, event: DocumentEvent): Promise<EventAnswer> {
    const isRejected = simulate === 'rejected';
    const message = `${SIMULATED} el evento ${event.number} ha sido ${isRejected ? 'rechazado' : 'autorizado'}.`;
    const messages = isRejected ? [REJECTION] : [];
    const validated_at = colombianTimestamp(this.clock.now());
    const xml = await this.signed(id, tenant_id, event, { message, messages, validated_at, isRejected });
    const [application_response_blob, answer_blob] = await Promise.all([
      this.blobs.put(tenant_id, xml),
      putJson(this.blobs, tenant_id, { message, messages }),
    ]);
    return {
      kind: isRejected ? 'rejected' : 'registered',
      verdict: {
        status_code: isRejected ? '99' : '00',
        rules: messages.map(({ rule, severity }) => ({ rule, severity })),
        answer_blob,
        validated_at,
        application_response_blob,
      },
    };
  }

  private async signed(
    id: string,
    tenantId: string,
    { number, cude, sender }: DocumentEvent,
    { message, messages, validated_at, isRejected }: Answered,
  ): Promise<Buffer> {
    const ownCude = hash('sha384', [SIMULATED, validated_at, cude].join(''));
    const unsigned = testApplicationResponseXml({
      id: String(Number.parseInt(ownCude.slice(0, 7), 16)),
      cude: ownCude,
      validatedAt: validated_at,
      responseCode: isRejected ? '04' : '02',
      description: message,
      document: { number, uuid: cude },
      lines: [{ code: '0000', text: '0' }, ...messages.map(({ rule, detail }) => ({ code: rule, text: detail }))],
      environment: '2',
      software: simulatedSoftware(number),
      receiver: sender,
      uuidScheme: 'CUDE-SHA384',
    });
    const { signedInfo, assemble } = prepareSignature(unsigned, {
      id: randomUUID(),
      signingTime: validated_at,
      signer: signerCertificates(await this.vault.chain(MOCK_AUTHORITY)),
      role: 'supplier',
    });
    const signature = await this.vault.signOne({
      tenant_id: tenantId,
      document_id: id,
      certificate_id: MOCK_AUTHORITY,
      purpose: 'document',
      signed_info: signedInfo,
    });
    return Buffer.from(assemble(signature));
  }
}

interface Answered {
  readonly message: string;
  readonly messages: readonly RuleMessage[];
  readonly validated_at: string;
  readonly isRejected: boolean;
}
