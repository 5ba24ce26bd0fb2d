import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { zipOf } from './archive/write-zip.js';
import { documentXml, type DocumentFields, ISSUER, NIT, signedXml, uuidOf } from './examination/invoice.fixture.js';
import { actionOf, type Message, messageText } from './envelope/envelope.fixture.js';
import type { Issuer } from './issuer/issuer.js';
import { type Simulator, type SimulatorOptions, startSimulator } from './simulator.js';
import { readXml } from './xml/read-xml.js';
import { elementsOf, textOf, type XmlElement } from './xml/xml.js';

/** The service's answer, parsed; `fault` is the subcode of a SOAP fault. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly statusCode: string;
  readonly messages: readonly string[];
  readonly applicationResponse: Buffer;
  readonly documentKey: string;
  readonly fault: string;
  readonly reason: string;
}

/** A simulator, and calls to it as an issuer makes them. */
export interface Bench {
  readonly pki: TestPki;
  readonly good: TestCertificate;
  readonly simulator: Simulator;
  readonly clock: { now(): Date; aheadMs: number };
  /** A document that is right, or nearly. */
  readonly document: (fields?: Partial<DocumentFields>) => { xml: string; cufe: string };
  readonly post: (operation: string, body: string) => Promise<Reply>;
  readonly call: (operation: string, parameters: Message['parameters'], change?: Partial<Message>) => Promise<Reply>;
  readonly send: (xml: string, operation?: string, more?: Record<string, string>) => Promise<Reply>;
  readonly status: (cufe: string) => Promise<Reply>;
  readonly control: (method: string, path: string, body?: unknown) => Promise<{ status: number; json: unknown }>;
  /** Documents of GET /control/received. */
  readonly received: () => Promise<readonly Record<string, unknown>[]>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startBench = async (
  options: Partial<SimulatorOptions> & { pki?: TestPki; good?: TestCertificate; issuer?: Issuer } = {},
): Promise<Bench> => {
  const pki = options.pki ?? (await createTestPki());
  const good = options.good ?? (await pki.issue('good'));
  const clock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) };
  const start = () =>
    startSimulator({
      host: '127.0.0.1',
      controlPort: 0,
      servicePort: 0,
      dataFile: null,
      trustBundlePem: pki.trustPem,
      issuers: new Map([[NIT, options.issuer ?? ISSUER]]),
      clock,
      threads: 0, // the threads have tests of their own: they take a while to start
      ...options,
    });
  let simulator = await start();

  const post = async (operation: string, body: string): Promise<Reply> => {
    const headers = { 'content-type': `application/soap+xml;charset=UTF-8;action="${actionOf(operation)}"` };
    const response = await fetch(simulator.serviceUrl, { method: 'POST', headers, body });
    return replyOf(response.status, await response.text(), response.headers.get('x-simulator-reason') ?? '');
  };
  const call: Bench['call'] = (operation, parameters, change = {}) =>
    post(
      operation,
      messageText({ operation, parameters, to: simulator.serviceUrl, signer: good, at: clock.now(), ...change }),
    );
  const control: Bench['control'] = async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${simulator.controlUrl}/control${path}`, init);
    return { status: response.status, json: await response.json() };
  };
  return {
    pki,
    good,
    get simulator() {
      return simulator;
    },
    clock,
    document: (fields) => {
      const xml = documentXml({ at: clock.now(), ...fields });
      return { xml: signedXml(xml, good, fields?.at ?? clock.now()), cufe: uuidOf(xml) };
    },
    post,
    call,
    send: (xml, operation = 'SendBillSync', more = {}) =>
      call(operation, { fileName: 'z.zip', contentFile: zipped(xml), ...more }),
    status: (cufe) => call('GetStatus', { trackId: cufe }),
    control,
    received: async () =>
      ((await control('GET', '/received')).json as { documents: Record<string, unknown>[] }).documents,
    restart: async () => {
      await simulator.stop();
      simulator = await start();
    },
    stop: () => simulator.stop(),
  };
};

export const zipped = (xml: string, name = 'fv09003731150002600000001.xml'): string =>
  zipOf({ name, bytes: xml }).toString('base64');

const allIn = (element: XmlElement): XmlElement[] => [element, ...elementsOf(element).flatMap(allIn)];

const replyOf = (status: number, text: string, reason: string): Reply => {
  const elements = text.startsWith('<s:Envelope') ? allIn(readXml(text).root) : [];
  const all = (name: string) => elements.filter((element) => element.name === name).map(textOf);
  return {
    status,
    text,
    statusCode: all('StatusCode')[0] ?? '',
    messages: all('string'),
    applicationResponse: Buffer.from(all('XmlBase64Bytes')[0] ?? '', 'base64'),
    documentKey: all('XmlDocumentKey')[0] ?? '',
    fault: (all('Value')[1] ?? '').replace(/^.*:/, ''),
    reason,
  };
};
