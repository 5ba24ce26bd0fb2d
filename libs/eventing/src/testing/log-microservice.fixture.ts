import type { DynamicModule, INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AsyncMicroserviceOptions } from '@nestjs/microservices';
import { keepErrors } from '../consumer/connect-log.js';
import { LogStrategy } from '../consumer/log-strategy.js';

/** Creates a Nest microservice that only reads the log. It begins to read when `listen` is called. */
export const createLogMicroservice = async (module: DynamicModule): Promise<INestMicroservice> =>
  keepErrors(
    await NestFactory.createMicroservice<AsyncMicroserviceOptions>(module, {
      logger: false,
      abortOnError: false,
      inject: [LogStrategy],
      useFactory: (strategy: LogStrategy) => ({ strategy }),
    }),
  );
