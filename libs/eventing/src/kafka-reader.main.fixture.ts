import { openTestLog } from './test-log.fixture.js';
import { TestReader } from './test-reader.fixture.js';

const { LOG_URL: logUrl = '' } = process.env;
await (await openTestLog(logUrl)).subscribe(new TestReader('reading'));
process.stdout.write('serving\n');
