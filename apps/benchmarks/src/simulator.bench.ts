import { startSimulator } from '@rubrica/dian-simulator';
import { actionOf, documentXml, ISSUER, messageText, NIT, signedXml, zipped } from '@rubrica/dian-simulator/testing';
/**
 * `npm run bench -- simulator [threads …]`: what an invoice of ten lines costs the service, messages and signatures and
 * all, for clients in another process; and how late the main thread is meanwhile.
 */
import { fork } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { createTestPki } from '@rubrica/testing';

const DOCUMENTS = 1_500;
/** Until then the compilation of the judges' code counts for much. */
const WARM_UP = 1_000;
const AT_ONCE = 32;
const SIGNATURES = 1_000;
const TEN_LINES = { lines: 10, lineExtension: '1000000.00', iva: '190000.00', payable: '1190000.00' };

interface Sending {
  readonly url: string;
  readonly messages: readonly string[];
}

const send = (url: string, agent: Agent, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': `application/soap+xml;charset=UTF-8;action="${actionOf('SendBillSync')}"` };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** In the other process: sends what it is given and reports when all is answered. */
const client = (): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  process.on('message', ({ url, messages }: Sending) => {
    const left = [...messages];
    const worker = async (): Promise<void> => {
      for (let body = left.pop(); body !== undefined; body = left.pop()) {
        const answer = await send(url, agent, body);
        if (!answer.includes('<b:StatusCode>00<')) throw new Error(answer);
      }
    };
    void Promise.all(Array.from({ length: AT_ONCE }, worker)).then(() => process.send?.('done'));
  });
};

/** CPU ms of one RSA-2048 signature at this moment, so that runs on other machines, or a busy one, can be compared. */
const signatureMs = (): number => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const begin = process.threadCpuUsage();
  for (let count = 0; count < SIGNATURES; count += 1) sign('sha256', Buffer.alloc(400, 1), privateKey);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000 / SIGNATURES;
};

const msPerDocument = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000 / DOCUMENTS;

const measure = async (threads: number): Promise<void> => {
  const pki = await createTestPki();
  const good = await pki.issue('good');
  const folder = mkdtempSync(join(tmpdir(), 'simulator-bench-'));
  const simulator = await startSimulator({
    ...{ host: '127.0.0.1', controlPort: 0, servicePort: 0, threads, dataFile: join(folder, 'book.jsonl') },
    ...{ trustBundlePem: pki.trustPem, issuers: new Map([[NIT, ISSUER]]), clock: { now: () => new Date() } },
  });
  const messages = Array.from({ length: WARM_UP + DOCUMENTS }, (_, index) => {
    const xml = signedXml(documentXml({ ...TEN_LINES, number: `SETP${String(990_000_000 + index)}` }), good);
    const parameters = { fileName: 'z.zip', contentFile: zipped(xml) };
    return messageText({
      operation: 'SendBillSync',
      parameters,
      to: simulator.serviceUrl,
      signer: good,
      at: new Date(),
    });
  });
  const child = fork(fileURLToPath(import.meta.url), ['client']);
  const run = async (part: readonly string[]) => {
    child.send({ url: simulator.serviceUrl, messages: part } satisfies Sending);
    await once(child, 'message');
  };
  await run(messages.slice(0, WARM_UP));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const signatures = [signatureMs()];
  const [begin, all, main] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
  delay.enable();
  await run(messages.slice(WARM_UP));
  delay.disable();
  const seconds = (performance.now() - begin) / 1_000;
  const [ofAll, ofMain] = [msPerDocument(process.cpuUsage(all)), msPerDocument(process.threadCpuUsage(main))];
  signatures.push(signatureMs());
  const oneMs = (signatures[0] ?? 0) / 2 + (signatures[1] ?? 0) / 2;
  const late = (percent: number) => (delay.percentile(percent) / 1e6).toFixed(0);
  console.log(
    `${threads} threads: ${ofAll.toFixed(2)} ms of CPU per document, ${ofMain.toFixed(2)} of them on the main thread ` +
      `(an RSA-2048 signature: ${oneMs.toFixed(2)} ms); ` +
      `${(DOCUMENTS / seconds).toFixed(0)} documents/s; turns of its loop: median ${late(50)} ms, p99 ${late(99)} ms`,
  );
  child.kill();
  await simulator.stop();
  rmSync(folder, { recursive: true });
};

if (process.argv[2] === 'client') client();
else
  for (const threads of process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['0', '1', '2'])
    await measure(Number(threads));
