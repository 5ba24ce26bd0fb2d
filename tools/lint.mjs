/**
 * `npm run lint`: all that `nx lint` says of each project, in one process, which reads the sources' types and nx's project
 * graph once, and not once for each project.
 */
import { nodeProgram, run } from './toolchain.mjs';

const node = (args, options) => run(nodeProgram(), args, { env: { NX_DAEMON: 'false' }, ...options });

// Without the graph the rule on imports between projects says nothing.
const graph = await node(['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { stdout: 'ignore' });
// By this path the rule and the parser know that all is linted once, and keep what they have read.
const eslint = 'node_modules/eslint/bin/eslint.js';
process.exitCode = graph || (await node([eslint, '--config', 'tools/lint/all-projects.config.mjs', '.']));
