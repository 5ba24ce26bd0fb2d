import type { InternalRouteDefinition } from '../internal/internal-route.js';
import { internalRoutes } from '../internal/internal-routes.js';

const HEAD = ['route', 'may be called by', 'for', 'what it does', 'name'] as const;

const cellsOf = (route: InternalRouteDefinition): readonly string[] => [
  `\`${route.method} ${route.path}\``,
  route.callers.join(', '),
  route.forTenant ? 'a tenant' : '',
  route.description,
  `\`${route.name}\`${route.isForwarded ? ' (forwarded)' : ''}`,
];

/** Returns a table as prettier writes it. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const section = ([owner, routes]: readonly [string, readonly InternalRouteDefinition[]]): string =>
  `## ${owner}\n\n${table(routes.map(cellsOf))}\n`;

/** Returns the whole text of docs/internal-routes.md. */
export const internalRoutesPage = (): string => `# Internal routes

<!-- Written by \`npm run contracts\` from libs/contracts/src/internal. Do not edit. -->

For contributors, and for operators who restrict the network: the routes by which services ask each other, and who may call each of them. Any other service is refused with a 403, a
call without a valid token with a 401, a request that the route's schemas refuse with a 422. "For a tenant": the caller
passes on the identity that api-gateway has verified. "Forwarded": body and answer are those of the public or the
operators' API, which api-gateway passes on. The schemas are in \`libs/contracts/schemas/internal-routes.json\`.

${[...Map.groupBy(internalRoutes, ({ owner }) => owner)].map(section).join('\n')}`;
