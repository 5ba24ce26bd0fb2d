import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { type Language, languageOf, notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { docsAsset } from './docs-asset.disk.js';
import {
  type GuideLink,
  guidesPage,
  otherThan,
  REFERENCE_POLICY,
  referencePage,
  TEXT_POLICY,
  textPage,
} from './docs-page.js';
import { errorListSource, errorSource, guideNames, guideSource } from './docs-source.disk.js';
import { htmlOf, type LinkTarget, titleOf } from './markdown.js';

const KEPT = 'public, max-age=3600';

/** Links of the pages of codes: to each other, beside them. */
const fromErrors: LinkTarget = (link) => {
  const [, name] = /^([a-z][a-z0-9_]*)\.md$/.exec(link) ?? [];
  return name === undefined ? null : `/docs/errors/${name}`;
};

/** Links of the guides: to each other, to their other language, and to the pages of codes. */
const fromGuides =
  (language: Language): LinkTarget =>
  (link) => {
    if (link === '../../errors/README.md') return '/docs/errors';
    const [, code] = /^\.\.\/\.\.\/errors\/([a-z][a-z0-9_]*)\.md$/.exec(link) ?? [];
    if (code !== undefined) return `/docs/errors/${code}`;
    const [, other = language, name, anchor = ''] = /^(?:\.\.\/(en|es)\/)?([a-z0-9-]+)\.md(#.*)?$/.exec(link) ?? [];
    return name === undefined ? null : `/docs/guides/${other}/${name}${anchor}`;
  };

/** Serves the pages for integrators: the reference, the guides in both languages, the pages of codes. */
@Controller('docs')
export class DocsController {
  @Get()
  reference(@Res() reply: FastifyReply): void {
    void reply.header('content-language', 'en');
    send(reply, REFERENCE_POLICY, referencePage());
  }

  @Get('guides')
  guides(@Headers('accept-language') accepted: string | undefined, @Res() reply: FastifyReply): void {
    void reply.header('vary', 'Accept-Language').redirect(`/docs/guides/${languageOf(accepted)}`, 302);
  }

  @Get('guides/:language')
  async guideList(@Param('language') given: string, @Res() reply: FastifyReply): Promise<void> {
    const language = languageNamed(given);
    void reply.header('content-language', language);
    send(reply, TEXT_POLICY, guidesPage(language, await linksOf(language)));
  }

  @Get('guides/:language/:name')
  async guide(
    @Param('language') given: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageNamed(given);
    const source = await guideSource(language, name);
    if (source === null) throw noPage();
    const other = otherThan(language);
    const isTranslated = (await guideNames(other)).includes(name);
    void reply.header('content-language', language);
    const page = textPage({
      language,
      title: titleOf(source),
      html: htmlOf(source, fromGuides(language)),
      guides: await linksOf(language),
      guide: name,
      otherLanguage: `/docs/guides/${other}${isTranslated ? `/${name}` : ''}`,
    });
    send(reply, TEXT_POLICY, page);
  }

  @Get('errors')
  async errorList(@Res() reply: FastifyReply): Promise<void> {
    await sendCodes(reply, 'en', await errorListSource());
  }

  /** The page of a code is in English and has a sentence in Spanish. */
  @Get('errors/:code')
  async error(@Param('code') code: string, @Res() reply: FastifyReply): Promise<void> {
    const source = await errorSource(code);
    if (source === null) throw noPage();
    await sendCodes(reply, 'en, es', source);
  }

  @Get(':asset')
  async asset(
    @Param('asset') name: string,
    @Headers() headers: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asset = await docsAsset(name);
    if (!asset) throw noPage();
    const { contentType, etag, bytes, gzipped } = asset;
    void reply.headers({ 'cache-control': KEPT, vary: 'Accept-Encoding', etag });
    if (headers['if-none-match'] === etag) return void reply.status(304).send();
    void reply.headers({ 'content-type': contentType, 'x-content-type-options': 'nosniff' });
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return void reply.send(bytes);
    void reply.header('content-encoding', 'gzip').send(gzipped);
  }
}

const send = (reply: FastifyReply, policy: string, page: string): void => {
  const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': KEPT };
  const guards = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  void reply.headers({ ...own, ...guards }).send(page);
};

const sendCodes = async (reply: FastifyReply, languages: string, source: string): Promise<void> => {
  void reply.header('content-language', languages);
  const page = textPage({
    language: 'en',
    title: titleOf(source),
    html: htmlOf(source, fromErrors),
    guides: await linksOf('en'),
    otherLanguage: languages === 'en' ? '/docs/guides/es' : '#es',
  });
  send(reply, TEXT_POLICY, page);
};

const noPage = (): Error => notFound({ en: 'page', es: 'esa página' });

const languageNamed = (given: string): Language => {
  if (given !== 'en' && given !== 'es') throw noPage();
  return given;
};

const linksOf = async (language: Language): Promise<GuideLink[]> =>
  Promise.all(
    (await guideNames(language)).map(async (name) => ({
      name,
      title: titleOf((await guideSource(language, name)) ?? ''),
    })),
  );
