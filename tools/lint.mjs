/** `npm run lint`: one process for all sources (ADR 0138, 0159). Arguments go to oxlint, such as `--fix` or a folder. */
import { nodeProgram, run } from './toolchain.mjs';

const node = (args, options) => run(nodeProgram(), args, { env: { NX_DAEMON: 'false' }, ...options });

// The rule on imports between projects reads the graph that this leaves; without it, it says nothing.
const graph = await node(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { stdout: 'ignore' });
process.exitCode = graph || (await node(['node_modules/oxlint/bin/oxlint', ...process.argv.slice(2)]));
