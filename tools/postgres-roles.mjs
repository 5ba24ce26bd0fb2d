/** `npm run postgres-roles` writes deploy/postgres/roles.sql from libs/eventing/src/postgres/roles.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

if (await run(nodeProgram(), [TSC, '-b', 'libs/eventing'])) process.exit(1);
const { rolesSql } = await import('../libs/eventing/dist/postgres/roles.js');

mkdirSync(join(ROOT, 'deploy/postgres'), { recursive: true });
writeFileSync(join(ROOT, 'deploy/postgres/roles.sql'), rolesSql());
