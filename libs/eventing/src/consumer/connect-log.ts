import {
  type ArgumentsHost,
  Catch,
  type INestApplication,
  type INestMicroservice,
  type RpcExceptionFilter,
} from '@nestjs/common';
import { NestMicroservice } from '@nestjs/microservices';
import { catchError, type Observable, throwError } from 'rxjs';
import type { LogContext } from './log-context.js';
import { LogStrategy } from './log-strategy.js';

/**
 * Rethrows errors. Nest's default filter would replace them by "Internal server error" before the consumer sees them.
 */
@Catch()
class PassErrorOn implements RpcExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}

/** Makes sure that the errors of a batch reach the consumer. Every Nest application that reads the log needs it. */
export const keepErrors = <Application extends INestMicroservice>(messages: Application): Application => {
  messages.useGlobalFilters(new PassErrorOn());
  messages.registerPreRequestHook((host, next) =>
    next().pipe(
      catchError((error: unknown) => {
        host.switchToRpc().getContext<LogContext>().failure = { error };
        throw error;
      }),
    ),
  );
  return messages;
};

/**
 * Adds the log to the application as a microservice transport. Must be called before `init`. Reading begins with
 * `startAllMicroservices`. Global guards, interceptors, pipes and filters of the application apply to HTTP only;
 * `configure` sets those for messages.
 */
export const connectLog = (
  app: INestApplication,
  configure: (messages: INestMicroservice) => void = () => undefined,
): void => {
  const strategy = app.get(LogStrategy);
  const messages = app.connectMicroservice({ strategy }, { deferInitialization: true });
  if (!(messages instanceof NestMicroservice)) throw new Error('two versions of @nestjs/microservices are installed');
  configure(keepErrors(messages));
  // Without `deferInitialization` Nest does the same, but leaves no moment to configure. The application runs the
  // hooks.
  messages.registerListeners();
  messages.setIsInitialized(true);
  messages.setIsInitHookCalled(true);
};
