import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { documentRequest, type RequestDocument } from './document-request.js';
import { blobOf, idOf, INVOICE } from '@rubrica/service-testing';

const { decide, evolve, initialState } = documentRequest;
const given = specFor({ decide, evolve, initialState });

const command: RequestDocument = {
  type: 'RequestDocument',
  data: {
    tenant_id: idOf('ten', 'andina'),
    kind: 'invoice',
    environment: 'test',
    request_blob: blobOf('request'),
    numbering_range_id: null,
    invoice_id: null,
    corrects: null,
    external_id: 'order-8841',
    simulate: { outcome: 'accepted_by_dian', email: 'delivered' },
  },
};

describe('the request of a document', () => {
  it('is a fact', () => given().when(command).then({ type: 'DocumentRequested', data: command.data }));

  it('is made once', () =>
    given({ type: 'DocumentRequested', data: command.data }).when(command).thenRefused('document_exists'));

  const collected = {
    type: 'RequestCollected',
    data: {
      tenant_id: idOf('ten', 'andina'),
      kind: 'support_document',
      environment: 'test',
      request_blob: blobOf('request'),
      external_id: null,
      collects_until: '2026-11-28T01:00:00.000Z',
    },
  } as const;
  const cancel = { type: 'CancelCollection', reasonBlob: null } as const;
  const cancelled = { type: 'CollectionCancelled', data: { reason_blob: null } } as const;

  it('is never made when its collection was cancelled, which is done once', () => {
    given(collected).when(cancel).then(cancelled);
    given(collected, cancelled).when(cancel).thenRefused('not_cancellable');
    given(collected, cancelled).when(command).thenRefused('document_exists');
  });

  it('is cancelled by others when it was made', () =>
    given(collected, { type: 'DocumentRequested', data: command.data }).when(cancel).thenNothing());

  it('leaves the house with blob and codes only: what it says of people is in the blob', () => {
    const event = { type: 'DocumentRequested', data: command.data } as const;
    expect(documentRequest.messages?.(event, { status: 'requested' }, { id: INVOICE, at: '' })).toEqual([
      {
        type: 'co.rubrica.document.requested.v1',
        key: INVOICE,
        tenantid: command.data.tenant_id,
        data: {
          document_id: INVOICE,
          kind: 'invoice',
          environment: 'test',
          request_blob: blobOf('request'),
          numbering_range_id: null,
          external_id: 'order-8841',
          invoice_id: null,
          corrects: null,
          simulate: { outcome: 'accepted_by_dian', email: 'delivered' },
        },
      },
    ]);
  });
});
