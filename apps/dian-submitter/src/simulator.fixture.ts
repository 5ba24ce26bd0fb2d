import type { DianSubmitterSettings } from './config.js';
import { type DocumentDraft, fiscalDocument, nitCheckDigit } from '@rubrica/fiscal';
import { newId } from '@rubrica/service';
import { note, sale, seller, signXml, TEST_RANGE as RANGE } from '@rubrica/service-testing';
import { endProcess, SECOND_TEST_NIT, TYPESCRIPT } from '@rubrica/testing';
import { kindOfType, saleOf } from '@rubrica/kinds';
import { documentXml } from '@rubrica/ubl';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { SignedDocument, Stage } from './submitter.fixture.js';

/** The simulated tax authority in a process of its own, as apps do not import each other. */
export interface RunningSimulator {
  readonly pid: number;
  readonly serviceUrl: string;
  readonly authorityCaPem: string;
  /** Settings of a submitter in this process that sends to the simulator. */
  readonly settings: Pick<DianSubmitterSettings, 'habilitacionUrl' | 'habilitacionTrustPem' | 'signerNumbers'>;
  /** Environment variables of a submitter in a process of its own that sends to the simulator. */
  readonly environment: Readonly<Record<string, string>>;
  /** host:port of the simulator's control server, which is reachable while the service is down. */
  readonly outsideTarget: string;
  /** Advances the clocks of the simulator and of the stage. */
  advance(seconds: number): void;
  control(changes: object): Promise<void>;
  /** Makes a buyer known to GetAcquirer. */
  knowAcquirer(type: string, number: string, known: object): Promise<void>;
  /** Sets what the DIAN portal knows about the issuer. */
  register(changes: { readonly ranges?: readonly object[]; readonly test_sets?: readonly object[] }): Promise<void>;
  /** Has the buyer of an invoice register events: 030 to 033. */
  answer(cufe: string, codes: readonly string[]): Promise<void>;
  received(): Promise<Received>;
  stop(): Promise<void>;
}

interface Received {
  readonly documents: readonly {
    readonly number: string;
    readonly type_code: string;
    readonly cufe: string;
    readonly accepted: boolean;
    readonly transmissions: number;
    readonly accepted_times: number;
  }[];
  readonly requests: Readonly<Record<string, number>>;
}

const SIMULATOR = new URL('../../dian-simulator/src/index.ts', import.meta.url).href;

const PROGRAM = `
const { startSimulator } = await import(${JSON.stringify(SIMULATOR)});
let aheadMs = 0;
process.stdin.on('data', (text) => { for (const line of String(text).trim().split('\\n')) aheadMs += Number(line) * 1000; });
const { trustBundlePem, issuers } = JSON.parse(process.env.SIMULATION);
const { serviceUrl, controlUrl, authorityCaPem } = await startSimulator({
  host: '127.0.0.1', controlPort: 0, servicePort: 0, dataFile: null, trustBundlePem, issuers: new Map(issuers),
  clock: { now: () => new Date(Date.now() + aheadMs) },
});
console.log(JSON.stringify({ serviceUrl, controlUrl, authorityCaPem }));
`;

export const SOFTWARE = { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' };
export { RANGE };

/** DIAN's NIT, as in the certificate that signs its answers. */
const AUTHORITY_NIT = '800197268';

export const startSimulator = async ({ trustPem, clock }: Stage): Promise<RunningSimulator> => {
  const simulation = {
    trustBundlePem: trustPem,
    issuers: [[SECOND_TEST_NIT, { software: SOFTWARE, ranges: [RANGE], test_sets: [] }]],
  };
  const send =
    (method: string) =>
    async (url: string, value: object): Promise<void> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method, headers, body: JSON.stringify(value) });
      if (!response.ok) throw new Error(await response.text());
    };
  const [put, post] = [send('PUT'), send('POST')];
  const child = spawn(process.execPath, [...TYPESCRIPT, '--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, NODE_OPTIONS: '', SIMULATION: JSON.stringify(simulation) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { serviceUrl, controlUrl, authorityCaPem } = JSON.parse(line) as RunningSimulator & { controlUrl: string };
  return {
    pid: child.pid ?? 0,
    serviceUrl,
    authorityCaPem,
    settings: { habilitacionUrl: serviceUrl, habilitacionTrustPem: authorityCaPem, signerNumbers: AUTHORITY_NIT },
    environment: {
      DIAN_HABILITACION_URL: serviceUrl,
      DIAN_HABILITACION_TRUST: authorityCaPem,
      DIAN_SIGNER_NUMBERS: AUTHORITY_NIT,
    },
    outsideTarget: new URL(controlUrl).host,
    advance(seconds) {
      clock.advance(seconds);
      child.stdin.write(`${String(seconds)}\n`);
    },
    control: (changes) => put(`${controlUrl}/control`, changes),
    register: (changes) =>
      put(`${controlUrl}/control/issuers/${SECOND_TEST_NIT}`, {
        ...{ software: SOFTWARE, ranges: [RANGE], test_sets: [] },
        ...changes,
      }),
    knowAcquirer: (type, number, known) => put(`${controlUrl}/control/acquirers/${type}/${number}`, known),
    answer: (cufe, codes) => post(`${controlUrl}/control/invoices/${cufe}/events`, { codes }),
    received: async () => (await (await fetch(`${controlUrl}/control/received`)).json()) as Received,
    stop: () => endProcess(child),
  };
};

const SUPPLIER = seller({ nit: SECOND_TEST_NIT, check_digit: nitCheckDigit(SECOND_TEST_NIT) });

export interface InvoiceChoices {
  /** A sale over the counter by default. */
  readonly draft?: DocumentDraft;
  readonly spoils?: 'cufe';
  /** 01 by default. */
  readonly typeCode?: '01' | '04';
  /** Fields of the message `document.signed`. */
  readonly fact?: Parameters<Stage['signed']>[0];
  /** Time of issue and of the signature; now by default. */
  readonly at?: Date | undefined;
  /** Tenant of the service; the issuer is the same for the tax authority. */
  readonly tenantId?: string | undefined;
}

/** Publishes a real invoice, signed at the time of the stage's clock. */
export const signedInvoice = async (
  stage: Stage,
  sequence: number,
  { draft = sale(), spoils, typeCode = '01', fact, at, tenantId }: InvoiceChoices = {},
): Promise<SignedDocument> => {
  const number = `SETP${String(RANGE.from + sequence)}`;
  return signedDocument(stage, {
    number,
    typeCode,
    draft,
    technicalKey: spoils ? 'another key' : RANGE.technical_key,
    fact: { ...fact },
    at,
    tenantId,
  });
};

/** Publishes a credit note whose XML refers to no invoice. `fact`: fields of the message `document.signed`. */
export const signedNote = (
  stage: Stage,
  sequence: number,
  fact: Parameters<Stage['signed']>[0] = {},
): Promise<SignedDocument> =>
  signedDocument(stage, {
    number: `NC${String(sequence)}`,
    typeCode: '91',
    draft: note({ period: { start_date: '2026-10-01', end_date: '2026-10-31' } }),
    technicalKey: null,
    fact: { document_id: newId('cn'), kind: 'credit_note', ...fact },
  });

interface Asked {
  readonly number: string;
  readonly typeCode: '01' | '04' | '91';
  readonly at?: Date | undefined;
  readonly tenantId?: string | undefined;
  readonly draft: DocumentDraft;
  readonly technicalKey: string | null;
  readonly fact: Parameters<Stage['signed']>[0];
}

const signedDocument = async (
  stage: Stage,
  { number, typeCode, draft, technicalKey, fact, at = stage.clock.now(), tenantId }: Asked,
): Promise<SignedDocument> => {
  const document = fiscalDocument({
    kind: saleOf(kindOfType(typeCode)).sale,
    draft,
    issuer: SUPPLIER,
    counterparty: 'customer' in draft ? (draft.customer ?? null) : null,
    number,
    prefix: number.replace(/\d+$/, ''),
    range: {
      resolutionNumber: RANGE.resolution_number,
      validFrom: RANGE.valid_from,
      validTo: RANGE.valid_to,
      prefix: RANGE.prefix,
      from: String(RANGE.from),
      to: String(RANGE.to),
    },
    issuedAt: at,
    typeCode,
    environment: '2',
    software: SOFTWARE,
    technicalKey,
  });
  const issued_at = `${document.issueDate}T${document.issueTime}`;
  const xml = signXml(documentXml(document), stage.tenant, issued_at);
  return stage.signed({ number, cufe: document.uuid, type_code: typeCode, issued_at, ...fact }, xml, tenantId);
};
