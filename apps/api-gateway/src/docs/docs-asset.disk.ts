import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { type StaticContent, staticContent } from '../resource/static-content.js';

const folder = new URL('../../assets/', import.meta.url);
const own = (name: string) => () => readFile(new URL(name, folder));

/** Returns Scalar in one file. It is published inside of a plugin, which serves it; the plugin is asked once. */
const scalar = async (): Promise<Buffer> => {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const server = fastify();
  await server.register(plugin, { routePrefix: '/', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await server.inject('/js/scalar.js');
  await server.close();
  return rawPayload;
};

const ASSETS: ReadonlyMap<string, readonly [contentType: string, read: () => Promise<Buffer>]> = new Map([
  ['docs.css', ['text/css; charset=utf-8', own('docs.css')]],
  ['docs.js', ['text/javascript; charset=utf-8', own('docs.js')]],
  ['search.js', ['text/javascript; charset=utf-8', own('search.js')]],
  ['reference.js', ['text/javascript; charset=utf-8', own('reference.js')]],
  ['scalar.js', ['text/javascript; charset=utf-8', scalar]],
]);

const kept = new Map<string, Promise<StaticContent>>();

const prepared = async (contentType: string, read: () => Promise<Buffer>): Promise<StaticContent> =>
  staticContent(contentType, await read());

/** Returns a file that the pages load, prepared at its first use; null where there is no such file. */
export const docsAsset = async (name: string): Promise<StaticContent | null> => {
  const asset = ASSETS.get(name);
  if (!asset) return null;
  const known = kept.get(name) ?? prepared(...asset);
  kept.set(name, known);
  return known;
};
