import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type * as jest from '@jest/globals';
import { type Referee, refereeUnless } from './referee.js';

declare const afterAll: typeof jest.afterAll | undefined;

/** Xerces by the schemas, the EU's DSS over the XAdES signature, Apache WSS4J over the SOAP message. */
export type JavaJudge = 'xsd' | 'dss' | 'wss4j';

export interface Judgement {
  readonly accepted: boolean;
  /** Verdict in the judge's own word: `VALID`, `TOTAL_PASSED`, `VERIFIED` … */
  readonly verdict: string;
  /** Faults of the document. */
  readonly findings: readonly string[];
  /** Remarks without effect on the verdict. */
  readonly notes: readonly string[];
}

export interface JavaReferee extends Referee {
  /** Judges a document; `trustPem` has the trusted authorities, where something is signed. */
  judge(judge: JavaJudge, xml: string | Buffer, options?: { readonly trustPem?: string }): Promise<Judgement>;
  /** Ends its process; in a spec file that happens by itself. */
  end(): Promise<void>;
}

/**
 * The judges of tools/referees, built by Maven at their first use. Tests that need them are skipped where Java or Maven
 * is missing or Maven cannot fetch; in CI (`CI=true`) only where Java is missing, else this throws. Call it at the top
 * of a spec file: its Java process starts with the first judgement and ends with the file.
 */
export const javaReferee = async (): Promise<JavaReferee> => {
  const missing = await missingBuild();
  const judges = javaProcess();
  if (missing === null && typeof afterAll === 'function') afterAll(() => judges.end());
  return { ...refereeUnless(missing), ...judges };
};

const PROJECT = fileURLToPath(new URL('../../../tools/referees/', import.meta.url));
const TARGET = join(PROJECT, 'target');
const CLASSPATH = join(TARGET, 'classpath');
const BUILT_FROM = join(TARGET, 'built-from');
const PROBLEM = join(TARGET, 'problem');
const LOCK = join(TARGET, 'building');

/** Null, or the reason why the judges cannot run. */
const missingBuild = async (): Promise<string | null> => {
  if (!runs('java', '-version')) return 'Java is not installed; Debian has it in default-jdk-headless';
  if (isUpToDate()) return null;
  const problem = runs('mvn', '--version') ? await alone(build) : 'Maven is not installed; Debian has it in maven';
  if (problem !== null && process.env['CI'] === 'true') {
    throw new Error(`Here is Java and this is CI, so the judges of tools/referees must not be missing: ${problem}`);
  }
  return problem;
};

const runs = (program: string, versionOption: string): boolean =>
  spawnSync(program, [versionOption], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const build = (): string | null => {
  if (isUpToDate()) return null;
  const sources = fingerprint();
  const known = knownProblem(sources);
  if (known !== null) return known;
  const options = { cwd: PROJECT, encoding: 'utf8', timeout: 600_000 } as const;
  const { status, stdout } = spawnSync('mvn', ['--quiet', '--batch-mode', 'process-classes'], options);
  if (status === 0) {
    writeFileSync(BUILT_FROM, sources);
    return null;
  }
  const [reason = 'it did not end in time'] = /(?<=\[ERROR\] ).{1,200}/.exec(stdout) ?? [];
  const problem = `Maven cannot build tools/referees: ${reason}`;
  writeFileSync(PROBLEM, `${sources}\n${problem}`);
  return problem;
};

/** Without a network Maven needs long to fail: the reason is kept for the rest of the run. */
const knownProblem = (sources: string): string | null => {
  if (!existsSync(PROBLEM) || statSync(PROBLEM).mtimeMs < Date.now() - 120_000) return null;
  const [builtFrom, problem = ''] = readFileSync(PROBLEM, 'utf8').split('\n');
  return builtFrom === sources ? problem : null;
};

const isUpToDate = (): boolean =>
  existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === fingerprint() && classpath().every(existsSync);

const fingerprint = (): string => {
  const sources = ['pom.xml', ...globSync('src/**/*.java', { cwd: PROJECT }).sort()];
  return createHash('sha256')
    .update(sources.map((file) => readFileSync(join(PROJECT, file), 'utf8')).join('\0'))
    .digest('hex');
};

const classpath = (): string[] => [join(TARGET, 'classes'), ...readFileSync(CLASSPATH, 'utf8').split(delimiter)];

/** Locks the build: spec files run in several processes, and each may find nothing built. */
const alone = async <Value>(work: () => Value): Promise<Value> => {
  mkdirSync(TARGET, { recursive: true });
  while (!taken()) await sleep(200);
  try {
    return work();
  } finally {
    rmSync(LOCK);
  }
};

const taken = (): boolean => {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isGone(holder())) rmSync(LOCK, { force: true });
    return false;
  }
};

/** Process id of the lock's owner; 0 when the lock is gone. */
const holder = (): number => {
  try {
    return Number(readFileSync(LOCK, 'utf8'));
  } catch {
    return 0;
  }
};

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return pid > 0;
  }
};

/** Options for a quick start: the process lives for seconds. */
const JAVA_OPTIONS = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** Reads one document a line and writes one judgement a line, in the same order; see Main.java. */
const javaProcess = () => {
  let ask: ((line: string) => Promise<string>) | undefined;
  let end = (): Promise<void> => Promise.resolve();

  const start = () => {
    const args = [...JAVA_OPTIONS, '-cp', classpath().join(delimiter), 'co.rubrica.referees.Main'];
    const child = spawn('java', args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const waiting: { readonly resolve: (line: string) => void; readonly reject: (error: Error) => void }[] = [];
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2_000)));
    child.stdin.on('error', () => undefined); // 'exit' reports that it has ended
    createInterface(child.stdout).on('line', (line) => waiting.shift()?.resolve(line));
    const ended = new Promise<void>((resolve) => {
      child.on('close', () => {
        for (const { reject } of waiting.splice(0)) reject(new Error(`the judges have gone: ${complaints}`));
        resolve();
      });
    });
    end = () => {
      child.stdin.end();
      return ended;
    };
    return (line: string) =>
      new Promise<string>((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin.write(`${line}\n`);
      });
  };

  return {
    judge: async (
      judge: JavaJudge,
      xml: string | Buffer,
      { trustPem = '' }: { readonly trustPem?: string } = {},
    ): Promise<Judgement> => {
      ask ??= start();
      const [document, trust] = [xml, trustPem].map((content) => Buffer.from(content).toString('base64'));
      return JSON.parse(await ask(`${judge}\t${document}\t${trust}`)) as Judgement;
    },
    end: () => end(),
  };
};
