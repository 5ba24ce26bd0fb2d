import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { schemaIn } from '@rubrica/contracts';
import { API_VERSIONS } from '@rubrica/kinds';
import { compileChecks } from '@rubrica/service';
import type { TSchema } from '@sinclair/typebox';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { nestRoutes } from './nest-routes.js';

/** After the start, when all that it needs is done. A faulty body that comes earlier waits for the checks of its route. */
const FIRST_AFTER_MS = 2_000;
/** Between two of some hundred compilations, which take 1 to 100 ms each. */
const NEXT_AFTER_MS = 20;

/** Compiles the checks of all bodies soon after the start, so that no request waits while they are compiled. */
@Injectable()
export class CompiledChecks implements OnApplicationBootstrap, OnApplicationShutdown {
  private next: NodeJS.Timeout | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const steps = this.steps();
    const step = (): void => {
      if (steps.next().done !== true) this.next = setTimeout(step, NEXT_AFTER_MS).unref();
    };
    this.next = setTimeout(step, FIRST_AFTER_MS).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.next);
  }

  private *steps(): Generator<void> {
    for (const { draft } of KINDS_OF_DOCUMENT) yield* stepsOf(draft);
    for (const { operation } of nestRoutes(this.discovery, this.scanner))
      if (operation?.body && operation.handlerChecksBody !== true) yield* stepsOf(operation.body);
  }
}

function* stepsOf(body: TSchema): Generator<void> {
  for (const schema of new Set(API_VERSIONS.map((version) => schemaIn(body, version)))) yield* compileChecks(schema);
}
