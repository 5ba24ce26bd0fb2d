import { openTestLog } from './test-log.fixture.js';
import { TestReader } from './test-reader.fixture.js';

const { LOG_URL: logUrl = '' } = process.env;
const log = await openTestLog(logUrl);
process.stdout.write('subscribing\n');
await log.subscribe(new TestReader('reading'));
process.stdout.write('serving\n');
