import { startTestService, takeNumbers } from './test-service.fixture.js';

const { SERVICE_URL: url = '', LOG_URL: logUrl = '', TAKES = '0' } = process.env;
const { database, stop } = await startTestService({ url, logUrl });
process.stdout.write('serving\n');
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
// This fails if the process was frozen inside a transaction, because the server then ended the transaction.
await takeNumbers(database, Number(TAKES), 5).catch(() => undefined);
