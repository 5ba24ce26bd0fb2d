import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isKnownTag } from './entity-tag.js';

/** Content that is the same for every reader, plain and compressed. Each form has an ETag of its own, as its bytes differ. */
export interface StaticContent {
  readonly contentType: string;
  readonly plain: Form;
  readonly compressed: Form;
}
interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
}

const compress = promisify(gzip);

export const staticContent = async (contentType: string, bytes: Buffer): Promise<StaticContent> => {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    contentType,
    plain: { bytes, etag: `"${digest}"` },
    compressed: { bytes: await compress(bytes, { level: 9 }), etag: `"${digest}-gzip"` },
  };
};

/** Sends the content, or a 304 to a reader who has it in either form. */
export const sendContent = (
  reply: FastifyReply,
  { contentType, plain, compressed }: StaticContent,
  cacheControl: string,
): void => {
  const { 'accept-encoding': accepted, 'if-none-match': known = '' } = reply.request.headers;
  const isCompressed = takesCoding('gzip', accepted);
  const { bytes, etag } = isCompressed ? compressed : plain;
  void reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding', etag });
  if (isKnownTag(known, [plain.etag, compressed.etag])) return void reply.status(304).send();
  void reply.headers({ 'content-type': contentType, 'x-content-type-options': 'nosniff' });
  if (isCompressed) void reply.header('content-encoding', 'gzip');
  void reply.send(bytes);
};

/** Tells whether an `Accept-Encoding` header takes a coding. */
export const takesCoding = (coding: 'br' | 'gzip', accepted: string | string[] = ''): boolean =>
  String(accepted)
    .split(',')
    .map((one) => /^\s*(\S+?)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/.exec(one)?.[1]?.toLowerCase())
    .includes(coding);
