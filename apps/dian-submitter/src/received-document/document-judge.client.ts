import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import type { Judgement } from '@rubrica/reception';
import { Clock, type Job, moduleUrl, WorkerPool } from '@rubrica/service';
import { judgement, type JudgingTask } from './judging.js';
import { TrustedSigners } from './trust.client.js';

/** Judges documents in threads, by the signers that count in their environment. */
@Injectable()
export class DocumentJudge {
  constructor(
    private readonly trust: TrustedSigners,
    private readonly workers: WorkerPool,
    private readonly clock: Clock,
  ) {}

  async judge(
    environment: Environment,
    task: Pick<JudgingTask, 'container' | 'buyerNit' | 'dian' | 'isNumberKnown'>,
  ): Promise<Judgement> {
    return this.workers.run(JUDGING, {
      ...(await this.trust.in(environment)),
      ...task,
      environment: environment === 'production' ? 'production' : 'habilitacion',
      now: this.clock.now(),
    });
  }
}

const JUDGING: Job<JudgingTask, Judgement> = {
  module: moduleUrl(import.meta.url, './judging'),
  run: judgement,
  bytesOf: ({ container }) => container.document.length * 5,
};
