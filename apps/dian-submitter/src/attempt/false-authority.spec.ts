import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endProcess, tlsCertificate } from '@rubrica/testing';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Stage, startStage } from '../submitter.fixture.js';
import { badAnswers } from './bad-answers.fixture.js';

/**
 * The submitter in a process of its own, against a server with a certificate that it trusts. Its settings bound what an
 * answer can cost.
 */
const ANSWER_TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
/** What the process may need more than for a good answer, at any time. Parsing an answer takes many times its size. */
const MOST_MEMORY_MB = 256;
/** Until the status has been asked for, and a good answer taken; the machine is busy. Without the setting it would be 60 s. */
const MOST_MS = 50_000;

let stage: Stage;
let child: ChildProcess;
beforeAll(async () => {
  const tls = tlsCertificate('127.0.0.1');
  stage = await startStage({ tls });
  const authorities = join(stage.folder, 'authorities.pem');
  writeFileSync(authorities, tls.cert);
  child = await stage.spawn({
    NODE_EXTRA_CA_CERTS: authorities,
    DIAN_ANSWER_TIMEOUT_MS: String(ANSWER_TIMEOUT_MS),
    DIAN_ANSWER_MAX_BYTES: String(ANSWER_MAX_BYTES),
    DIAN_FRUITLESS_CALLS: '100',
  });
});
afterAll(async () => {
  await endProcess(child);
  await stage.close();
});

/** The most memory that the process has had since the last look, in MB. */
const peakMemoryMb = (): number => {
  const folder = `/proc/${String(child.pid)}`;
  const [, kB = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
  writeFileSync(`${folder}/clear_refs`, '5');
  return Number(kB) / 1024;
};

/** Has a document judged; returns what was said of it and asked, and how long it took. */
const judged = async (id: string): Promise<{ readonly said: string[]; readonly asked: string[] }> => {
  const facts = await stage.facts(id, 'accepted');
  return {
    said: facts.map(({ type }) => type),
    asked: stage.dian.requests.splice(0).map(({ operation }) => operation),
  };
};

describe('an answer of who claims to be the tax authority, over TLS,', () => {
  let usualMb: number;
  beforeAll(async () => {
    for (let i = 0; i < 3; i += 1) {
      const { id, cufe } = await stage.signed();
      stage.dian.plays(await stage.acceptance(cufe));
      expect((await judged(id)).asked).toEqual(['SendBillSync']);
    }
    usualMb = peakMemoryMb();
  });

  it.each(badAnswers(() => stage))('%s is no verdict, and costs no more than its limits', async (_, bad) => {
    const { id, cufe } = await stage.signed();
    stage.dian.plays(await bad('SendBillSync', cufe), await stage.acceptance(cufe, 'GetStatus'));
    const begunMs = performance.now();
    const { said, asked } = await judged(id);
    const tookMs = performance.now() - begunMs;
    // Had the first answer been a verdict, nobody would have asked again.
    expect(said).toEqual(['submitted', 'accepted']);
    expect(asked).toEqual(['SendBillSync', 'GetStatus']);
    expect(tookMs).toBeLessThan(MOST_MS);
    if (process.platform === 'linux') expect(peakMemoryMb() - usualMb).toBeLessThan(MOST_MEMORY_MB);
  });

  it('comes from nobody whose certificate is not trusted: nothing is sent', async () => {
    const other = await startStage({ tls: tlsCertificate('127.0.0.1') });
    const stranger = await other.spawn({ DIAN_HABILITACION_URL: other.dian.url });
    const { id } = await other.signed();
    await other.facts(id, 'submission-waits');
    expect(other.dian.requests).toEqual([]);
    await endProcess(stranger);
    await other.close();
  });
});
