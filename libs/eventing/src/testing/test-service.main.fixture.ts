import { startTestService, takeNumbers } from './test-service.fixture.js';

const { SERVICE_URL: url = '', LOG_URL: logUrl = '', TAKES = '0' } = process.env;
const { database, stop } = await startTestService({ url, logUrl });
process.stdout.write('serving\n');
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
// A process that was frozen inside a transaction has lost it, so this may fail.
await takeNumbers(database, Number(TAKES), 5).catch(() => undefined);
