import { freePort } from '@rubrica/embedded-postgres';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Referee, refereeUnless } from '../referee.js';

export interface RunningCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface OtelCollector extends Referee {
  /** Starts it: what it gets by OTLP over HTTP it hands on to `sink` as OTLP in JSON. */
  start(sink: string): Promise<RunningCollector>;
}

const READY_WITHIN_MS = 180_000;

/** A real OpenTelemetry collector, in PATH or where `tools/otel/build-collector.sh` puts it. */
export const otelCollector = (): OtelCollector => {
  const built = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'rubrica/bin/otelcol');
  const isInPath = spawnSync('otelcol', ['--version'], { stdio: 'ignore' }).error === undefined;
  const program = isInPath ? 'otelcol' : existsSync(built) ? built : null;
  return {
    ...refereeUnless(program === null ? 'otelcol is not installed; tools/otel/build-collector.sh builds it' : null),
    start: (sink) => start(program ?? '', sink),
  };
};

const start = async (program: string, sink: string): Promise<RunningCollector> => {
  const folder = mkdtempSync(join(tmpdir(), 'otelcol-'));
  const endpoint = `127.0.0.1:${await freePort('127.0.0.1')}`;
  const config = {
    receivers: { otlp: { protocols: { http: { endpoint } } } },
    exporters: { otlphttp: { endpoint: sink, encoding: 'json', compression: 'none' } },
    service: {
      telemetry: { metrics: { level: 'none' } },
      pipelines: { traces: { receivers: ['otlp'], exporters: ['otlphttp'] } },
    },
  };
  const file = join(folder, 'otelcol.yaml');
  writeFileSync(file, JSON.stringify(config)); // JSON is YAML
  const child = spawn(program, ['--config', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const late = performance.now() + READY_WITHIN_MS;
  while (!output.includes('Everything is ready')) {
    if (child.exitCode !== null || performance.now() > late) {
      await stop();
      throw new Error(`the collector did not start:\n${output}`);
    }
    await sleep(20);
  }
  return { url: `http://${endpoint}`, stop };
};
