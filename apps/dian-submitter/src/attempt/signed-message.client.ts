import { Injectable } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { BlobStore, Clock, getJson, inItsTurn } from '@rubrica/service';
import { fileNameOf, kindOf } from '@rubrica/kinds';
import { CertificateVaultClient, VaultRefusal } from '@rubrica/vault-client';
import { prepareEnvelope } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { DianSubmitterSettings } from '../config.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { getStatus, getStatusZip, send, sendTestSetAsync, type SoapRequest } from '../dian/soap.js';
import type { DianRequest } from '../submission/dian-request.js';
import type { SubmissionOrder } from '../submission/submission.js';

/** A request about a document. */
export interface RequestAbout {
  readonly documentId: string;
  readonly order: SubmissionOrder;
  readonly dianRequest: DianRequest;
  /** The document's own certificate was not accepted: the tenant's active one signs, if there is another one. */
  readonly isUntrusted: boolean;
}

/** A signed message and the certificate that signed it, or why there is none: a `VaultRefusal`, or the `Problem` of a vault that does not answer. */
export type SignedMessage = Sealed | { readonly failed: unknown };

export interface Sealed {
  readonly envelope: string;
  readonly certificateId: string;
}

interface Unsigned {
  readonly request: SoapRequest;
  readonly tenantId: string;
  readonly certificateId: string;
  /** Id of the document, or of the tenant. */
  readonly about: string;
}

/** Limit of the cache; a full cache is emptied. */
const MAX_CACHED = 10_000;

/** Makes the SOAP messages to the tax authority and has the vault sign them, a set with one call. */
@Injectable()
export class SignedMessages {
  /** NITs of the issuers by tenant and certificate, as a certificate is issued for one NIT. */
  private readonly nits = new Map<string, string>();

  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly settings: DianSubmitterSettings,
  ) {}

  /**
   * Returns a signed message per request. It is signed with the certificate that signed the document or, if that was
   * revoked, has expired or is not accepted by DIAN, with the tenant's active one; the document itself does not change.
   */
  async about(environment: LiveEnvironment, requests: readonly RequestAbout[]): Promise<SignedMessage[]> {
    const unsigned = await Promise.all(
      requests.map(async ({ documentId, order, dianRequest }) => ({
        request: await inItsTurn(() => this.soapRequestOf(order, dianRequest)),
        tenantId: order.tenant_id,
        certificateId: order.certificate_id,
        about: documentId,
      })),
    );
    const signed = await this.sign(environment, unsigned);
    const refused = unsigned.filter((_, nth) => requests[nth]?.isUntrusted || isOfCertificate(signed[nth]));
    if (refused.length === 0) return signed;
    const byActive = await this.signByActive(environment, refused);
    return signed.map((message, nth) => byActive.get(unsigned[nth]) ?? message);
  }

  /**
   * Returns a message that is about no document, signed with the tenant's active certificate. Throws `VaultRefusal`
   * `certificate_missing` if there is none.
   */
  async ofTenant(environment: LiveEnvironment, tenantId: string, request: SoapRequest): Promise<Sealed> {
    const active = await this.vault.active(tenantId, environment);
    if (active === null) {
      throw new VaultRefusal({ code: 'certificate_missing', detail: 'The tenant has no valid certificate.' });
    }
    const unsigned = { request, tenantId, certificateId: active.id, about: tenantId };
    const [message] = await this.sign(environment, [unsigned]);
    if (!message) throw new Error('the vault left a signature out');
    if ('failed' in message) throw message.failed;
    return message;
  }

  /** Signs with the active certificates of the tenants, where these are other ones. */
  private async signByActive(
    environment: LiveEnvironment,
    refused: readonly Unsigned[],
  ): Promise<ReadonlyMap<Unsigned | undefined, SignedMessage>> {
    const tenants = [...new Set(refused.map(({ tenantId }) => tenantId))];
    const active = new Map(
      await Promise.all(
        tenants.map(async (tenant) => [tenant, (await this.vault.active(tenant, environment))?.id] as const),
      ),
    );
    const again = refused.filter(({ tenantId, certificateId }) => {
      const activeId = active.get(tenantId);
      return activeId !== undefined && activeId !== certificateId;
    });
    const signed = await this.sign(
      environment,
      again.map((one) => ({ ...one, certificateId: active.get(one.tenantId) ?? one.certificateId })),
    );
    return new Map(again.flatMap((one, nth) => (signed[nth] ? [[one, signed[nth]]] : [])));
  }

  /** Signs a set with one call of the vault. A call that fails is an answer for each of them. */
  private async sign(environment: LiveEnvironment, unsigned: readonly Unsigned[]): Promise<SignedMessage[]> {
    if (unsigned.length === 0) return [];
    try {
      const certificates = await this.certificatesOf(unsigned);
      const prepared = unsigned.map((one) => {
        const certificate = certificates.get(one.certificateId);
        return Buffer.isBuffer(certificate) ? { one, ...this.prepared(environment, one.request, certificate) } : null;
      });
      const toSign = prepared.filter((message) => message !== null);
      const signatures = await this.vault.sign(
        toSign.map(({ one: { tenantId, certificateId, about }, signedInfo }) => ({
          tenant_id: tenantId,
          document_id: about,
          certificate_id: certificateId,
          purpose: 'transport',
          signed_info: signedInfo,
        })),
      );
      const signatureOf = new Map(toSign.map(({ one }, nth) => [one, signatures[nth]]));
      return prepared.map((message, nth) => {
        if (!message) return { failed: certificates.get(unsigned[nth]?.certificateId ?? '') };
        const signature = signatureOf.get(message.one);
        if (!signature) throw new Error('the vault left a signature out');
        if ('refused' in signature) return { failed: new VaultRefusal(signature.refused) };
        return { envelope: message.assemble(signature.value), certificateId: message.one.certificateId };
      });
    } catch (failed) {
      return unsigned.map(() => ({ failed }));
    }
  }

  /** Returns the certificates by id; the refusal where the vault has none. */
  private async certificatesOf(messages: readonly Unsigned[]): Promise<ReadonlyMap<string, Buffer | VaultRefusal>> {
    const ids = [...new Set(messages.map(({ certificateId }) => certificateId))];
    const certificate = async (id: string): Promise<Buffer | VaultRefusal> => {
      try {
        const [first] = await this.vault.chain(id);
        if (!first) throw new Error(`certificate ${id} has no chain`);
        return first;
      } catch (error) {
        if (error instanceof VaultRefusal) return error;
        throw error;
      }
    };
    return new Map(await Promise.all(ids.map(async (id) => [id, await certificate(id)] as const)));
  }

  private prepared(environment: LiveEnvironment, request: SoapRequest, certificate: Buffer) {
    return prepareEnvelope({
      ...request,
      to: environment === 'production' ? this.settings.productionUrl : this.settings.habilitacionUrl,
      certificate,
      // Time of the injected clock: tests that move it also move the clock of the simulated tax authority.
      created: this.clock.now().toISOString(),
      id: randomUUID(),
    });
  }

  private async soapRequestOf(order: SubmissionOrder, dianRequest: DianRequest): Promise<SoapRequest> {
    switch (dianRequest.operation) {
      case 'GetStatus':
        return getStatus(order.cufe);
      case 'GetStatusZip':
        return getStatusZip(dianRequest.zipKey);
      case 'SendTestSetAsync':
        return this.file(order).then((file) => inItsTurn(() => sendTestSetAsync(...file, dianRequest.testSetId)));
      default: {
        const { operation } = dianRequest;
        return this.file(order).then((file) => inItsTurn(() => send(operation, ...file)));
      }
    }
  }

  private async file(order: SubmissionOrder): Promise<[name: string, xml: Uint8Array]> {
    const [xml, nit] = await Promise.all([this.blobs.get(order.tenant_id, order.xml_blob), this.nitOf(order)]);
    const { software_code: softwareCode, ...counted } = order.file_number;
    return [fileNameOf(kindOf(order.kind), { nit, softwareCode, ...counted }), xml];
  }

  private async nitOf({ tenant_id, certificate_id, request_blob }: SubmissionOrder): Promise<string> {
    const key = `${tenant_id} ${certificate_id}`;
    const known = this.nits.get(key);
    if (known !== undefined) return known;
    const { issuer } = await getJson<DocumentRequest>(this.blobs, tenant_id, request_blob);
    if (this.nits.size >= MAX_CACHED) this.nits.clear();
    this.nits.set(key, issuer.nit);
    return issuer.nit;
  }
}

const isOfCertificate = (message: SignedMessage | undefined): boolean =>
  message !== undefined &&
  'failed' in message &&
  message.failed instanceof VaultRefusal &&
  message.failed.isOfCertificate;
