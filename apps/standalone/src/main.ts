import { readSettings } from '@rubrica/service';
import { StandaloneSettings } from './config.js';
import { runAtTerminal } from './terminal.js';
import { startStandalone } from './standalone.js';

await runAtTerminal(async () => startStandalone(readSettings(StandaloneSettings, process.env)));
