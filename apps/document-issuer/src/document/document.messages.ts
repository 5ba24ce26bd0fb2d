import type { Fact } from '@rubrica/contracts';
import { awaitable, type AwaitableAggregate } from '@rubrica/eventing/waiting';
import { decide, type DocumentCommand } from './document.decide.js';
import {
  type AcceptedDocument,
  type Document,
  type DocumentEvent,
  evolve,
  expectPhase,
  isInContingency,
  type KnownDocument,
  type Packaged,
  type RejectedDocument,
  type SignedDocument,
  unknownDocument,
} from './document.js';

/** Returns the messages that a fact is published as. Plans, verdicts and orders are not published by this service. */
const messages = (event: DocumentEvent, state: Document, { id }: { id: string }): readonly Fact[] => {
  if (state.phase === 'unknown') return [];
  const { envelope, fact } = common(id, state);
  switch (event.type) {
    case 'IssuingWaits':
      return [{ ...envelope, type: 'co.rubrica.document.issuing-waits.v1', data: { ...fact, ...event.data } }];
    case 'NumberAllotted': {
      const { number, prefix, sequence, numbering_range_id, type_code, issued_at } = event.data;
      const data = { ...fact, number, prefix, sequence, numbering_range_id, type_code, issued_at };
      return [{ ...envelope, type: 'co.rubrica.document.numbered.v1', data }];
    }
    case 'DocumentRedated': {
      const { number } = expectPhase(state, event.type, 'numbered').numbered;
      const { issued_at } = event.data;
      return [{ ...envelope, type: 'co.rubrica.document.redated.v1', data: { ...fact, number, issued_at } }];
    }
    case 'DocumentSigned':
      return signedMessages(id, expectPhase(state, event.type, 'signed'));
    case 'DocumentPackaged':
      return packagedMessages(id, expectPhase(state, event.type, 'signed', 'accepted', 'rejected'), event.data);
    case 'DocumentRendered': {
      const { edition, pdf_blob } = event.data;
      return [{ ...envelope, type: 'co.rubrica.document.rendered.v1', data: { ...fact, edition, pdf_blob } }];
    }
    case 'IssuingFailed': {
      const cufe = state.lastPlan?.cufe;
      const data = { ...fact, ...event.data, ...(cufe === undefined ? {} : { cufe }) };
      return [{ ...envelope, type: 'co.rubrica.document.issuing-failed.v1', data }];
    }
    case 'DocumentCancelled': {
      const number = state.numbered?.number ?? null;
      const data = { ...fact, number, ...event.data };
      return [{ ...envelope, type: 'co.rubrica.document.cancelled.v1', data }];
    }
    case 'IssuingRetried':
      return [{ ...envelope, type: 'co.rubrica.document.issuing-retried.v1', data: fact }];
    case 'DocumentReceived':
    case 'NumberReauthorized':
    case 'SigningPlanned':
    case 'SigningPlanDropped':
    case 'ContingencyOrdered':
    case 'ContingencyForgone':
    case 'ReissueOrdered':
    case 'VerdictHeard':
      return [];
  }
};

/** Returns what all messages about the document have in common. */
const common = (id: string, { received: { tenant_id, kind, environment } }: KnownDocument) => ({
  envelope: { key: id, tenantid: tenant_id },
  fact: { document_id: id, kind, environment },
});

const signedMessages = (id: string, document: SignedDocument): readonly Fact[] => {
  const { envelope, fact } = common(id, document);
  const { request_blob, simulate, invoice_id } = document.received;
  const { number, prefix } = document.numbered;
  const { edition, type_code, cufe, issued_at, certificate_id, file_number, reference } = document.signed;
  const { xml_blob, payable_amount, currency, payment_form } = document.signed;
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
      ...(payment_form === undefined ? {} : { payment_form }),
      ...(invoice_id !== null && reference ? { invoice: { document_id: invoice_id, cufe: reference.uuid } } : {}),
    },
  };
  if (!isInContingency(document)) return [signed];
  const data = { ...fact, edition, number, type_code, cufe, issued_at };
  return [signed, { ...envelope, type: 'co.rubrica.document.contingency-issued.v1', data }];
};

const packagedMessages = (
  id: string,
  document: SignedDocument | AcceptedDocument | RejectedDocument,
  { edition, contingency, pdf_blob, zip_blob }: Packaged,
): readonly Fact[] => {
  const { envelope, fact } = common(id, document);
  const { request_blob, simulate } = document.received;
  const { number } = document.numbered;
  const { cufe, type_code, file_number, issued_at, payable_amount, currency, reference } = document.signed;
  const data = {
    ...fact,
    edition,
    number,
    type_code,
    cufe,
    zip_blob,
    pdf_blob,
    file_number,
    request_blob,
    contingency,
    simulate,
    issued_at,
    payable_amount,
    currency,
    ...(reference && { invoice: { number: reference.number, issue_date: reference.issueDate } }),
  };
  return [
    { ...envelope, type: 'co.rubrica.document.rendered.v1', data: { ...fact, edition, pdf_blob } },
    { ...envelope, type: 'co.rubrica.document.packaged.v1', data },
  ];
};

export const documentAggregate: AwaitableAggregate<Document, DocumentCommand, DocumentEvent> = awaitable({
  name: 'document',
  initialState: unknownDocument,
  decide,
  evolve,
  messages,
});
