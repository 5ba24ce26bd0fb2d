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

/** Nest's own last filter would put "Internal server error" in the place of what the consumer has to see. */
@Catch()
class PassErrorOn implements RpcExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}

/** What the log wants of every Nest application that hears it: that no error of a batch is lost on its way. */
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
 * Makes the log a microservice transport of the application; called before `init`. Reading begins with
 * `startAllMicroservices`. The application's own global guards, interceptors, pipes and filters are for HTTP and do not
 * apply to messages; those for all messages are set in `configure`.
 */
export const connectLog = (
  app: INestApplication,
  configure: (messages: INestMicroservice) => void = () => undefined,
): void => {
  const strategy = app.get(LogStrategy);
  const messages = app.connectMicroservice({ strategy }, { deferInitialization: true });
  if (!(messages instanceof NestMicroservice)) throw new Error('two versions of @nestjs/microservices are installed');
  configure(keepErrors(messages));
  // As Nest does it without `deferInitialization`, which leaves no moment to configure: the application runs the hooks.
  messages.registerListeners();
  messages.setIsInitialized(true);
  messages.setIsInitHookCalled(true);
};
