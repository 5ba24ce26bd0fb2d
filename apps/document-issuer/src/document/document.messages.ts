import type { Fact } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import { decide, type DocumentCommand } from './document.decide.js';
import { type Document, type DocumentEvent, evolve, expectPhase, unknownDocument } from './document.js';

/** Returns the messages that a fact is published as. Plans, verdicts and orders are not published by this service. */
const messages = (event: DocumentEvent, state: Document, { id }: { id: string }): readonly Fact[] => {
  if (state.phase === 'unknown') return [];
  const { tenant_id, kind, environment, request_blob, simulate } = state.received;
  const fact = { document_id: id, kind, environment };
  const envelope = { key: id, tenantid: tenant_id };
  switch (event.type) {
    case 'IssuingWaits':
      return [{ ...envelope, type: 'co.rubrica.document.issuing-waits.v1', data: { ...fact, ...event.data } }];
    case 'NumberAllotted': {
      const { number, prefix, sequence, numbering_range_id, type_code, issued_at } = event.data;
      return [
        {
          ...envelope,
          type: 'co.rubrica.document.numbered.v1',
          data: { ...fact, number, prefix, sequence, numbering_range_id, type_code, issued_at },
        },
      ];
    }
    case 'DocumentRedated': {
      const { number } = expectPhase(state, event.type, 'numbered').numbered;
      const { issued_at } = event.data;
      return [{ ...envelope, type: 'co.rubrica.document.redated.v1', data: { ...fact, number, issued_at } }];
    }
    case 'DocumentSigned': {
      const { edition, xml_blob, payable_amount, currency } = event.data;
      const { received, numbered, signed: present, contingency } = expectPhase(state, event.type, 'signed');
      const { cufe, type_code, issued_at, certificate_id, file_number, reference } = present;
      const { number, prefix } = numbered;
      const { invoice_id } = received;
      const signed: Fact = {
        ...envelope,
        type: 'co.rubrica.document.signed.v1',
        data: {
          ...fact,
          edition,
          number,
          prefix,
          type_code,
          cufe,
          issued_at,
          certificate_id,
          xml_blob,
          file_number,
          request_blob,
          payable_amount,
          currency,
          simulate,
          ...(invoice_id !== null && reference ? { invoice: { document_id: invoice_id, cufe: reference.uuid } } : {}),
        },
      };
      if (!contingency) return [signed];
      return [
        signed,
        {
          ...envelope,
          type: 'co.rubrica.document.contingency-issued.v1',
          data: { ...fact, edition, number, type_code, cufe, issued_at },
        },
      ];
    }
    case 'DocumentPackaged': {
      const { edition, contingency, pdf_blob, zip_blob } = event.data;
      const { numbered, signed } = expectPhase(state, event.type, 'signed', 'accepted', 'rejected');
      const { cufe, type_code, file_number } = signed;
      return [
        { ...envelope, type: 'co.rubrica.document.rendered.v1', data: { ...fact, edition, pdf_blob } },
        {
          ...envelope,
          type: 'co.rubrica.document.packaged.v1',
          data: {
            ...fact,
            edition,
            number: numbered.number,
            type_code,
            cufe,
            zip_blob,
            file_number,
            request_blob,
            contingency,
            simulate,
          },
        },
      ];
    }
    case 'IssuingFailed':
      return [{ ...envelope, type: 'co.rubrica.document.issuing-failed.v1', data: { ...fact, ...event.data } }];
    case 'IssuingRetried':
      return [{ ...envelope, type: 'co.rubrica.document.issuing-retried.v1', data: fact }];
    case 'DocumentReceived':
    case 'NoteWaits':
    case 'SigningPlanned':
    case 'SigningPlanDropped':
    case 'ContingencyOrdered':
    case 'ContingencyForgone':
    case 'ReissueOrdered':
    case 'VerdictHeard':
      return [];
  }
};

export const documentAggregate: Aggregate<Document, DocumentCommand, DocumentEvent> = {
  name: 'document',
  initialState: unknownDocument,
  decide,
  evolve,
  messages,
};
