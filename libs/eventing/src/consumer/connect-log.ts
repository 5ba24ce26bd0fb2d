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
 * Nest exception filter that throws the error of a handler again. Nest's default filter would replace it by "Internal
 * server error", and the consumer could not see the reason.
 */
@Catch()
class PassErrorOn implements RpcExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Registers a filter and a hook, so that the error of a failed batch reaches the consumer. Every Nest application that
 * reads the log needs it. Returns the same application.
 */
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
 * Adds the log to a Nest application as a microservice transport. Must be called before `init`. Reading begins with
 * `startAllMicroservices`. Global guards, interceptors, pipes and filters of the application apply to HTTP only;
 * `configure` can set others for messages.
 */
export const connectLog = (
  app: INestApplication,
  configure: (messages: INestMicroservice) => void = () => undefined,
): void => {
  const strategy = app.get(LogStrategy);
  const messages = app.connectMicroservice({ strategy }, { deferInitialization: true });
  if (!(messages instanceof NestMicroservice)) throw new Error('two versions of @nestjs/microservices are installed');
  configure(keepErrors(messages));
  // Registers the handlers of messages. With `deferInitialization`, Nest leaves the registration to the caller, who
  // can configure the server before the registration.
  messages.registerListeners();
  messages.setIsInitialized(true);
  messages.setIsInitHookCalled(true);
};
