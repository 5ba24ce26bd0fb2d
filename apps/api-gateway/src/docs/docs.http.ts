import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { type Language, languageOf, notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { OpenApiDocuments } from '../openapi/openapi-documents.js';
import { sendContent } from '../resource/static-content.js';
import { docsAsset } from './docs-asset.disk.js';
import {
  type GuideLink,
  guidesPage,
  REFERENCE_POLICY,
  referencePage,
  searchPage,
  TEXT_POLICY,
  textPage,
} from './docs-page.js';
import { errorListSource, errorSource, guideNames, guideSource } from './docs-source.disk.js';
import { otherThan, PATHS } from './docs-words.js';
import { htmlOf, type LinkTarget, titleOf } from './markdown.js';
import { DocsSearch } from './docs-search.js';

const KEPT = 'public, max-age=3600';
const MOST_RESULTS = 25;

/** Links of the pages: to each other, in the language of the page or in the other one. */
const linksFrom =
  (language: Language, folder: 'guides' | 'errors'): LinkTarget =>
  (link) => {
    const [, file = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? [];
    const here = folder === 'guides' ? `guides/${language}/` : language === 'es' ? 'errors/es/' : 'errors/';
    const { pathname } = new URL(file, `file:///${here}`);
    const [, guideLanguage, name] = /^\/guides\/(en|es)\/([a-z0-9-]+)\.md$/.exec(pathname) ?? [];
    if (name !== undefined) return `${PATHS.guide(guideLanguage as Language, name)}${anchor}`;
    const [, inSpanish, code] = /^\/errors\/(es\/)?(README|[a-z][a-z0-9_]*)\.md$/.exec(pathname) ?? [];
    if (code === undefined) return null;
    const target = inSpanish === undefined ? 'en' : 'es';
    return code === 'README' ? PATHS.errors(target) : PATHS.error(target, code);
  };

/**
 * Serves the pages for integrators: the reference, the guides, the pages of codes and the search, each in both
 * languages. A path without language answers in that of `Accept-Language` (ADR 0124, 0187).
 */
@Controller('docs')
export class DocsController {
  private readonly search: DocsSearch;

  constructor(documents: OpenApiDocuments) {
    this.search = new DocsSearch(documents);
  }

  @Get()
  reference(@Headers('accept-language') accepted: string | undefined, @Res() reply: FastifyReply): void {
    void reply.header('vary', 'Accept-Language');
    sendReference(reply, languageOf(accepted));
  }

  @Get('en')
  englishReference(@Res() reply: FastifyReply): void {
    sendReference(reply, 'en');
  }

  @Get('es')
  spanishReference(@Res() reply: FastifyReply): void {
    sendReference(reply, 'es');
  }

  @Get('guides')
  guides(@Headers('accept-language') accepted: string | undefined, @Res() reply: FastifyReply): void {
    void reply.header('vary', 'Accept-Language').redirect(PATHS.guides(languageOf(accepted)), 302);
  }

  @Get('guides/:language')
  async guideList(@Param('language') given: string, @Res() reply: FastifyReply): Promise<void> {
    const language = languageNamed(given);
    sendText(reply, language, guidesPage(language, await linksOf(language)));
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
    const page = textPage({
      language,
      title: titleOf(source),
      html: htmlOf(source, linksFrom(language, 'guides')),
      section: 'guides',
      guides: await linksOf(language),
      guide: name,
      otherLanguage: PATHS.guide(otherThan(language), name),
    });
    sendText(reply, language, page);
  }

  @Get('errors')
  async errorList(@Headers('accept-language') accepted: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('vary', 'Accept-Language');
    await sendErrorList(reply, languageOf(accepted));
  }

  /** The page to which the `type` of a problem leads (ADR 0116); and the list of codes in a language. */
  @Get('errors/:code')
  async error(
    @Param('code') code: string,
    @Headers('accept-language') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (isLanguage(code)) return sendErrorList(reply, code);
    void reply.header('vary', 'Accept-Language');
    await sendError(reply, languageOf(accepted), code);
  }

  @Get('errors/:language/:code')
  async errorInLanguage(
    @Param('language') given: string,
    @Param('code') code: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendError(reply, languageNamed(given), code);
  }

  @Get('search/:language')
  async find(
    @Param('language') given: string,
    @Query('q') asked: string | string[] | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageNamed(given);
    const query = [asked ?? ''].flat()[0] ?? '';
    const results = await this.search.find(language, query, MOST_RESULTS);
    sendText(reply, language, searchPage(language, query, results, await linksOf(language)));
  }

  @Get(':asset')
  async asset(@Param('asset') name: string, @Res() reply: FastifyReply): Promise<void> {
    const asset = await docsAsset(name);
    if (!asset) throw noPage();
    sendContent(reply, asset, KEPT);
  }
}

const send = (reply: FastifyReply, language: Language, policy: string, page: string): void => {
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-language': language, 'cache-control': KEPT };
  const guards = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  void reply.headers({ ...own, ...guards }).send(page);
};

const sendText = (reply: FastifyReply, language: Language, page: string): void =>
  send(reply, language, TEXT_POLICY, page);

const sendReference = (reply: FastifyReply, language: Language): void =>
  send(reply, language, REFERENCE_POLICY, referencePage(language));

const sendErrorList = async (reply: FastifyReply, language: Language): Promise<void> =>
  sendErrorPage(reply, language, await errorListSource(language), PATHS.errors(otherThan(language)));

const sendError = async (reply: FastifyReply, language: Language, code: string): Promise<void> => {
  const source = await errorSource(language, code);
  if (source === null) throw noPage();
  await sendErrorPage(reply, language, source, PATHS.error(otherThan(language), code));
};

const sendErrorPage = async (
  reply: FastifyReply,
  language: Language,
  source: string,
  otherLanguage: string,
): Promise<void> => {
  const page = textPage({
    language,
    title: titleOf(source),
    html: htmlOf(source, linksFrom(language, 'errors')),
    section: 'errors',
    guides: await linksOf(language),
    otherLanguage,
  });
  sendText(reply, language, page);
};

const noPage = (): Error => notFound({ en: 'page', es: 'esa página' });

const isLanguage = (given: string): given is Language => given === 'en' || given === 'es';

const languageNamed = (given: string): Language => {
  if (!isLanguage(given)) throw noPage();
  return given;
};

const linksOf = async (language: Language): Promise<GuideLink[]> =>
  Promise.all(
    (await guideNames(language)).map(async (name) => ({
      name,
      title: titleOf((await guideSource(language, name)) ?? ''),
    })),
  );
