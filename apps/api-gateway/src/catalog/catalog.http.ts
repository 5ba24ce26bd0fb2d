import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { apiCatalogs, ownValue } from '@rubrica/fiscal';
import { notFound } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Operation } from '../operation/operation.js';
import { entityTag, isKnownTag } from '../resource/entity-tag.js';

const CACHE = 'public, max-age=86400';

const Catalog = Type.Object(
  {
    object: Type.Literal('list'),
    catalog: Type.String(),
    data: Type.Array(
      Type.Object(
        {
          code: Type.String(),
          name: Type.String(),
          dian_code: Type.Union([Type.String(), Type.Null()]),
          dian_name: Type.Union([Type.String(), Type.Null()]),
        },
        { additionalProperties: true },
      ),
    ),
  },
  { title: 'Catalog' },
);

interface Kept {
  readonly etag: string;
  readonly body: string;
}

/** Code tables for clients that read them at run time instead of copying them. */
@Controller('v1/catalogs')
export class CatalogController {
  private readonly kept = new Map<string, Kept>();

  @Get(':catalog')
  @Operation({
    id: 'getCatalog',
    tag: 'Catalogs',
    summary: 'A code table',
    description: `One of ${Object.keys(apiCatalogs).join(', ')}. \`name\` is the word of this API's specification, the same in every language; \`dian_name\` is that of DIAN's own lists.`,
    role: 'read',
    headers: {
      'If-None-Match': Type.String({ description: 'ETag of the copy you have: a 304 says that it is current' }),
    },
    answer: {
      status: 200,
      schema: Catalog,
      description: 'The codes with their names here and at DIAN',
      headers: ['ETag', 'Cache-Control'],
    },
  })
  get(
    @Param('catalog') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): void {
    const { etag, body } = this.catalog(name);
    void reply.headers({ etag, 'cache-control': CACHE });
    if (isKnownTag(known, [etag])) return void reply.status(304).send();
    void reply.header('content-type', 'application/json; charset=utf-8').send(body);
  }

  private catalog(name: string): Kept {
    const kept = this.kept.get(name);
    if (kept) return kept;
    const rows = ownValue(apiCatalogs, name);
    if (!rows) throw notFound({ en: 'catalog', es: 'ese catálogo' });
    const body = JSON.stringify({ object: 'list', catalog: name, data: rows });
    const made = { body, etag: entityTag(body) };
    this.kept.set(name, made);
    return made;
  }
}
