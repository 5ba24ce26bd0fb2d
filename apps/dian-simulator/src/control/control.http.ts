import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type TSchema, type Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Registry } from '../registry/registry.js';
import { isRejection } from '../document/finding.js';
import { answer, bodyOf } from '../runtime/http.js';
import { Issuer } from '../issuer/issuer.js';
import { EventOrder, sendEvents } from '../party/event-sender.js';
import { issueInvoices, SupplierOrder } from '../party/supplier.js';
import { MailNotTaken, RefusedOrder } from '../party/refused-order.js';
import type { SimulatedParties } from '../party/simulated-parties.js';
import { standingOf } from '../registry/test-set-standing.js';
import { JUDGED_EVENT_RULES } from '../event/judged-event-rules.js';
import { JUDGED_RULES } from '../rules/judged-rules.js';
import type { Service } from '../service/service.http.js';
import type { Parts } from '../service/parts.js';
import { Acquirer } from '../registry/acquirers.js';
import { type Behaviour, BehaviourChange } from '../behaviour/behaviour.js';

const MAX_BODY_BYTES = 1024 * 1024;

const ajv = new Ajv({ allErrors: true, useDefaults: true });
addFormats.default(ajv);

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly faults: readonly string[],
  ) {
    super(faults.join('; '));
  }
}

const bodyReader = <Schema extends TSchema>(schema: Schema) => {
  const validate = ajv.compile<Static<Schema>>(schema);
  return async (request: IncomingMessage): Promise<Static<Schema>> => {
    const value = json(await bodyOf(request, MAX_BODY_BYTES));
    if (validate(value)) return value;
    throw new Refused(
      422,
      (validate.errors ?? []).map(({ instancePath, message, params }) => {
        const { additionalProperty: unknown } = params as { additionalProperty?: string };
        return `${instancePath || '/'} ${message ?? ''}${unknown === undefined ? '' : `: ${unknown}`}`;
      }),
    );
  };
};

const json = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused(400, ['the body is not JSON']);
  }
};

const readChange = bodyReader(BehaviourChange);
const readIssuer = bodyReader(Issuer);
const readAcquirer = bodyReader(Acquirer);
const readEventOrder = bodyReader(EventOrder);
const readSupplierOrder = bodyReader(SupplierOrder);

const EVENTS = /^(GET|POST) \/control\/invoices\/([0-9A-Fa-f]{96})\/events$/;

/** Serves the routes that control the simulator. For this machine only: there is no authentication. */
export const controlServer = (
  behaviour: Behaviour,
  service: Service,
  { registry, acquirers }: Pick<Parts, 'registry' | 'acquirers'>,
  parties: SimulatedParties,
): Server => {
  const shown = () => ({ ...behaviour.shown(), service_url: service.url });

  const route = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method ?? ''} ${pathname}`;
    if (call === 'GET /control') return shown();
    if (call === 'PUT /control') {
      const change = await readChange(request);
      const sum = Object.values(change.faults ?? {}).reduce((total, probability) => total + probability, 0);
      if (sum > 1) throw new Refused(422, ['/faults add up to more than 1']);
      behaviour.apply(change);
      await (behaviour.mode === 'down' ? service.close() : service.open());
      await registry.durable();
      return shown();
    }
    if (call === 'GET /control/received') return received(service, registry);
    if (call === 'GET /control/rules') return { rules: JUDGED_RULES, event_rules: JUDGED_EVENT_RULES };
    if (call === 'GET /control/test-sets') return testSets(registry);
    if (call === 'POST /control/reset') {
      registry.forgetReceived();
      service.requests.clear();
      await registry.durable();
      return received(service, registry);
    }
    if (call === 'GET /control/parties') return { ca_pem: await parties.caPem() };
    const [, method, cufe = ''] = EVENTS.exec(call) ?? [];
    if (method === 'GET') return eventsShown(cufe, registry);
    if (method === 'POST') return { events: await sendEvents(cufe, await readEventOrder(request), parties) };
    const [, supplier] = /^POST \/control\/suppliers\/(\d{3,15})\/invoices$/.exec(call) ?? [];
    if (supplier !== undefined) {
      return { invoices: await issueInvoices(supplier, await readSupplierOrder(request), parties) };
    }
    const [, type, number] = /^PUT \/control\/acquirers\/(\d\d)\/([\w-]{1,20})$/.exec(call) ?? [];
    if (type !== undefined && number !== undefined) {
      const acquirer = await readAcquirer(request);
      acquirers.register(type, number, acquirer);
      return { type, number, ...acquirer };
    }
    const [, nit] = /^PUT \/control\/issuers\/(\d{3,15})$/.exec(call) ?? [];
    if (nit === undefined) throw new Refused(404, ['no such call']);
    const issuer = await readIssuer(request);
    registry.register(nit, issuer);
    await registry.durable();
    return { nit, ...issuer };
  };

  return createServer((request, response) => {
    assertLocal(request)
      .then(() => route(request))
      .then(
        (value) => reply(response, 200, value),
        (error: unknown) => replyError(response, error),
      );
  });
};

const received = ({ requests }: Service, registry: Registry) => ({
  documents: [...registry.received()].map((entry) => ({
    issuer_nit: entry.identity.issuerNit,
    number: entry.identity.number,
    type_code: entry.identity.typeCode,
    cufe: entry.identity.cufe,
    file_name: entry.fileName,
    accepted: entry.isAccepted,
    transmissions: entry.transmissions,
    unasked_repeats: entry.unaskedRepeats,
    accepted_times: entry.acceptedTimes,
    first_at: entry.firstAt,
    accepted_at: entry.acceptedAt,
    rules: entry.findings.toSorted((a, b) => Number(isRejection(b)) - Number(isRejection(a))).map(({ rule }) => rule),
  })),
  requests: Object.fromEntries(requests),
});

/** All events that came for the invoice, rejected ones too, in the order of their verdicts, and how often it was asked. */
const eventsShown = (cufe: string, registry: Registry) => ({
  events: registry.eventsOf(cufe).map(({ identity, isAccepted, findings, signingTime, at }) => ({
    code: identity.code,
    number: identity.number,
    cude: identity.cude,
    sender_nit: identity.sender.number,
    receiver_nit: identity.receiver.number,
    accepted: isAccepted,
    signed_at: signingTime,
    judged_at: at,
    rules: findings.map(({ rule }) => rule),
  })),
  questions: registry.questions.eventQuestionsAbout(cufe.toLowerCase()),
});

const testSets = (registry: Registry) => ({
  test_sets: [...registry.issuers].flatMap(([issuer_nit, { test_sets }]) =>
    test_sets.map((set) => ({ issuer_nit, ...standingOf(set, issuer_nit, registry) })),
  ),
});

/** Refuses requests of web pages: a browser on this machine must not control the simulator. */
const assertLocal = async ({ headers }: IncomingMessage): Promise<void> => {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(host) && headers.origin === undefined;
  return isLocal ? Promise.resolve() : Promise.reject(new Refused(403, ['for programs on this machine only']));
};

const reply = (response: ServerResponse, status: number, value: unknown): void =>
  answer(response, status, 'application/json', `${JSON.stringify(value)}\n`);

const replyError = (response: ServerResponse, error: unknown): void => {
  if (error instanceof MailNotTaken) return reply(response, 502, { errors: [error.message] });
  if (error instanceof RefusedOrder) return reply(response, 409, { errors: [error.message] });
  if (error instanceof Refused) return reply(response, error.status, { errors: error.faults });
  reply(response, 500, { errors: [error instanceof Error ? error.message : 'failed'] });
};
