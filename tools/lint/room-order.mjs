import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lint runs in the folder of each project, so places are taken from here. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const IN_TESTS = /\.(spec|fixture|bench)\.ts$/;

/**
 * Refuses an import that leads upwards: within a house (an app or a lib) a file imports from its own room and from rooms
 * that stand further down in the order declared for that house. So there is no circle between folders, types included.
 *
 * A room is a folder below `src`. A file directly in `src` is a room of its own where the order names it (`config`);
 * where not, it is an entry (`index`, `main`, the module), which imports what it needs and which no room imports.
 * Specs, fixtures and benchmarks may import anything of their house.
 *
 * Option: { rooms: { [house]: string[] } }, the top first; a house is a path from the root such as `libs/fiscal`.
 */
export const roomOrder = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { rooms: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } },
        required: ['rooms'],
        additionalProperties: false,
      },
    ],
    messages: {
      upwards:
        '"{{from}}" may not import "{{to}}": rooms import downwards, and {{to}} stands above (tools/lint/rooms.mjs).',
      entry: '"{{to}}" is an entry of the house: no room imports it.',
      undeclared: 'The room "{{room}}" has no place in the order of {{house}}: add it to tools/lint/rooms.mjs.',
    },
  },
  create(context) {
    const [{ rooms }] = context.options;
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const house = /^(?:apps|libs)\/[^/]+/.exec(file)?.[0];
    const order = rooms[house];
    if (!order || IN_TESTS.test(file) || !file.startsWith(`${house}/src/`)) return {};

    const roomOf = (path) => {
      const inside = relative(`${house}/src`, path).split(sep).join('/');
      const folder = dirname(inside);
      return folder === '.' ? basename(inside, '.ts') : folder;
    };
    const isRootFile = (path) => dirname(path) === `${house}/src`;
    const from = roomOf(file);
    const rank = (room) => order.indexOf(room);

    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = join(dirname(file), specifier).replace(/\.js$/, '.ts');
      if (!target.startsWith(`${house}/src/`)) return;
      const to = roomOf(target);
      if (to === from) return;
      if (isRootFile(target) && rank(to) < 0) {
        if (!isRootFile(file) || rank(from) >= 0) context.report({ node, messageId: 'entry', data: { to } });
        return;
      }
      if (isRootFile(file) && rank(from) < 0) return;
      if (rank(to) < rank(from)) context.report({ node, messageId: 'upwards', data: { from, to } });
    };

    return {
      Program(node) {
        if (!isRootFile(file) && rank(from) < 0)
          context.report({ node, loc: { line: 1, column: 0 }, messageId: 'undeclared', data: { room: from, house } });
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: (node) => check({ ...node, source: node.source ?? node.argument?.literal }),
    };
  },
};
