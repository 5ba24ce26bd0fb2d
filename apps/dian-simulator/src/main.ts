import { pino } from 'pino';
import { readConfig } from './config.js';
import { startSimulator } from './simulator.js';

const logger = pino({ base: { service: 'dian-simulator' } });

try {
  const simulator = await startSimulator({ ...readConfig(process.env), clock: { now: () => new Date() }, logger });
  const stop = () => {
    simulator.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  logger.info({ control: simulator.controlUrl, service: simulator.serviceUrl }, 'ready');
} catch (error) {
  logger.fatal(error instanceof Error ? error.message : 'could not start');
  process.exitCode = 1;
}
