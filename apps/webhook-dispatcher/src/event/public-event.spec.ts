import { describe, expect, it } from '@jest/globals';
import { CAPABILITY_VALID_DAYS, EVENT_TYPES, EventResource, verifyCapability } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';
import { schemaFaults } from '@rubrica/service';
import { CUFE, idOf, INVOICE, TENANT } from '@rubrica/service-testing';
import { DOCUMENT_FACTS, type DocumentFact, foldDocument } from './document.js';
import { fact } from './lifecycle.fixture.js';
import { eventTypeOf, isMailFact, publicEvent } from './public-event.js';

const links = { publicBaseUrl: 'https://api.ejemplo.co', keys: [{ id: 'k1', secret: 'secreto-de-enlaces' }] };
const recipient = { email: 'compras@cliente.co', message_id: 'mail_1@rubrica', diagnostic: '250 2.0.0 Ok' };

/** The event of the last fact, after all of them. */
const eventAfter = (...facts: readonly [DocumentFact, ...DocumentFact[]]) => {
  const last = facts.at(-1) ?? facts[0];
  const [first, ...others] = facts;
  const document = others.reduce(foldDocument, foldDocument(undefined, first));
  return publicEvent(last, document, isMailFact(last) ? recipient : null, links);
};

const requested = fact('requested');
const numbered = fact('numbered');
const signed = fact('signed');

describe('a public event', () => {
  it('of an accepted invoice says what a receiver needs', () => {
    const event = eventAfter(requested, numbered, signed, fact('submitted'), fact('accepted'));
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      object: 'event',
      type: 'invoice.accepted_by_dian',
      created: '2026-11-21T10:00:00.000-05:00',
      livemode: true,
      account: TENANT,
      data: {
        object: {
          id: INVOICE,
          object: 'invoice',
          status: 'accepted_by_dian',
          environment: 'habilitacion',
          cufe: CUFE,
          number: 'SETP990000001',
          external_id: 'pedido-77',
          pdf_url: expect.stringContaining(`https://api.ejemplo.co/files/${TENANT}/${INVOICE}/pdf?`),
        },
      },
    });
    expect(schemaFaults(EventResource, event)).toEqual([]);
  });

  it('comes of exactly these facts', () => {
    const events = DOCUMENT_FACTS.map((type) => {
      const name = type.slice('co.rubrica.document.'.length, -'.v1'.length) as 'accepted';
      return eventTypeOf(fact(name));
    });
    expect(events.filter((type) => type !== null)).toEqual([
      'invoice.accepted_contingency',
      'invoice.failed',
      'invoice.accepted_by_dian',
      'invoice.rejected_by_dian',
      'invoice.failed',
      'invoice.email.delivered',
      'invoice.email.bounced',
      'invoice.email.complained',
    ]);
  });

  it('has one of the 21 types, and every one of the 21 can come', () => {
    const kinds = ['invoice', 'credit_note', 'debit_note'] as const;
    const types = kinds.flatMap((kind) =>
      (
        [
          'accepted',
          'rejected',
          'contingency-issued',
          'issuing-failed',
          'email-delivered',
          'email-bounced',
          'email-complained',
        ] as const
      ).map((name) => eventTypeOf(fact(name, { kind }))),
    );
    expect(new Set(types)).toEqual(new Set(EVENT_TYPES));
  });

  it('is the same event, byte for byte, whenever its fact is read', () => {
    const accepted = fact('accepted', {}, 9);
    const bytes = () => JSON.stringify(eventAfter(requested, signed, accepted));
    expect(bytes()).toBe(bytes());
    expect(eventAfter(requested, signed, fact('accepted', {}, 10))?.id).not.toBe(
      eventAfter(requested, signed, accepted)?.id,
    );
  });

  it('of test mode is not livemode', () => {
    const test = { environment: 'test' } as const;
    expect(eventAfter(fact('requested', test), fact('accepted', test))).toMatchObject({
      livemode: false,
      data: { object: { environment: 'test' } },
    });
  });

  it('links to a PDF that can be read longer than the event is kept', () => {
    const { pathname, searchParams } = new URL(eventAfter(requested, fact('accepted'))?.data.object.pdf_url ?? '');
    const [, , tenantId = '', documentId = '', file] = pathname.split('/');
    expect(file).toBe('pdf');
    const expires = Number(searchParams.get('expires'));
    const capability = { tenantId, documentId, file: 'pdf', expires } as const;
    const presented = { keyId: searchParams.get('key') ?? '', signature: searchParams.get('signature') ?? '' };
    const after90Days = Date.parse('2026-11-21T15:00:00.000Z') / 1000 + 90 * 86_400;
    expect(verifyCapability(links.keys, capability, presented, after90Days)).toBe('valid');
    expect(CAPABILITY_VALID_DAYS).toBeGreaterThan(90);
  });

  it('has no number, CUFE and PDF of a document that failed before it got a number', () => {
    expect(eventAfter(requested, fact('issuing-failed'))).toMatchObject({
      type: 'invoice.failed',
      data: { object: { status: 'failed', cufe: null, number: null, external_id: 'pedido-77', pdf_url: null } },
    });
  });

  const ENDS: Readonly<Record<string, (kind: DocumentKind) => readonly DocumentFact[]>> = {
    accepted: (kind) => [fact('submitted', { kind }), fact('accepted', { kind })],
    rejected: (kind) => [fact('submitted', { kind }), fact('rejected', { kind })],
    'issued in contingency': (kind) => [fact('contingency-issued', { kind })],
    'failed at its transmission': (kind) => [fact('submitted', { kind }), fact('submission-failed', { kind })],
    'failed before its signature': (kind) => [fact('issuing-failed', { kind, cufe: CUFE })],
    'delivered by mail': (kind) => [fact('accepted', { kind }), fact('email-delivered', { kind })],
    'bounced by mail': (kind) => [fact('accepted', { kind }), fact('email-bounced', { kind })],
    'a complaint by mail': (kind) => [fact('accepted', { kind }), fact('email-complained', { kind })],
  };
  it.each(
    (['invoice', 'credit_note', 'debit_note'] as const).flatMap((kind) =>
      Object.entries(ENDS).map(([end, facts]) => [kind, end, facts(kind)] as const),
    ),
  )('of a %s, %s, has number, CUFE and PDF as strings', (kind, end, facts) => {
    // One that failed before its signature has a number and a plan, and no signed edition.
    const edition = end === 'failed before its signature' ? [] : [fact('signed', { kind })];
    const event = eventAfter(fact('requested', { kind }), fact('numbered', { kind }), ...edition, ...facts);
    expect(event?.type.startsWith(`${kind}.`)).toBe(true);
    expect(event?.data.object).toMatchObject({
      number: expect.any(String),
      cufe: expect.stringMatching(/^[0-9a-f]{96}$/),
      pdf_url: expect.stringMatching(/^https:/),
    });
    expect(schemaFaults(EventResource, event)).toEqual([]);
  });

  it('of a document in contingency carries the CUFE of the edition that was issued', () => {
    const event = eventAfter(requested, signed, fact('contingency-issued', { cufe: 'd'.repeat(96) }));
    expect(event?.data.object).toMatchObject({
      status: 'accepted_contingency',
      cufe: 'd'.repeat(96),
      pdf_url: expect.any(String),
    });
  });

  it('of a mail names the recipient and what the server said', () => {
    const event = eventAfter(requested, signed, fact('accepted'), fact('rendered'), fact('email-bounced'));
    expect(event).toMatchObject({
      type: 'invoice.email.bounced',
      data: {
        object: {
          status: 'accepted_by_dian',
          email: {
            to: 'compras@cliente.co',
            status: 'bounced',
            message_id: 'mail_1@rubrica',
            diagnostic: '250 2.0.0 Ok',
          },
        },
      },
    });
    expect(schemaFaults(EventResource, event)).toEqual([]);
  });

  it.each([
    ['support_document', 'cuds'],
    ['equivalent_document', 'cude'],
    ['equivalent_document_note', 'cude'],
  ])('of a %s has the hash as `%s` too', (kind, name) => {
    const event = eventAfter(fact('requested', { kind }), fact('signed', { kind }), fact('accepted', { kind }));
    expect(event?.data.object).toMatchObject({ object: kind, cufe: CUFE, [name]: CUFE });
    expect(schemaFaults(EventResource, event)).toEqual([]);
    const ofDocuments = EventResource.anyOf.filter(({ title = '' }) => ['EmailEvent', 'DocumentEvent'].includes(title));
    expect(ofDocuments.map(({ properties }) => Object.keys(properties.data.properties.object.properties))).toEqual([
      expect.arrayContaining([name]),
      expect.arrayContaining([name]),
    ]);
  });

  it('names what the document is called in its own kind', () => {
    const note = { kind: 'credit_note', document_id: idOf('cn', 'nota') } as const;
    expect(eventAfter(fact('requested', note), fact('accepted', note))).toMatchObject({
      type: 'credit_note.accepted_by_dian',
      data: { object: { object: 'credit_note' } },
    });
  });
});

describe('the document that an event tells of', () => {
  const after = (...facts: readonly DocumentFact[]) =>
    facts.reduce<ReturnType<typeof foldDocument> | undefined>(foldDocument, undefined);

  it('keeps its verdict whatever comes later', () => {
    for (const late of [
      fact('signed', {}, 7),
      fact('submitted'),
      fact('contingency-issued'),
      fact('submission-failed'),
      fact('rejected'),
    ]) {
      expect(after(requested, signed, fact('accepted'), late)?.status).toBe('accepted_by_dian');
    }
  });

  it('in contingency waits for its verdict as such', () => {
    expect(after(requested, signed, fact('contingency-issued'), fact('submitted'))?.status).toBe(
      'accepted_contingency',
    );
    expect(after(requested, signed, fact('contingency-issued'), fact('submitted'), fact('accepted'))?.status).toBe(
      'accepted_by_dian',
    );
  });

  it('that failed is what it was before when it is retried, and goes on', () => {
    expect(after(requested, fact('issuing-failed'), signed)?.status).toBe('signed');
    expect(after(requested, fact('issuing-failed'), fact('issuing-retried'))?.status).toBe('queued');
    const inContingency = [requested, signed, fact('contingency-issued'), fact('submission-failed')];
    expect(after(...inContingency)).toMatchObject({ status: 'failed', failedFrom: 'accepted_contingency' });
    expect(after(...inContingency, fact('submission-retried'), fact('submitted'))).toMatchObject({
      status: 'accepted_contingency',
      failedFrom: null,
    });
  });

  it('is known also to one who began to read late', () =>
    expect(after(fact('accepted'))).toMatchObject({
      id: INVOICE,
      tenantId: TENANT,
      status: 'accepted_by_dian',
      externalId: null,
    }));
});
