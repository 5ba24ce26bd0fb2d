import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { notFound } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Console, OperatorConsole } from '../access/console.js';
import { ListenerRoutes } from '../listener/listener-routes.http.js';
import { sendContent, type StaticContent, staticContent, takesCoding } from '../resource/static-content.js';
import { ConsoleFiles, type ConsolePage, type ConsoleSite, ENCODINGS, type SiteFile } from './console-site.disk.js';

/** Nothing inline runs, nothing of elsewhere is loaded, no text becomes HTML, and no other page frames this one. */
const POLICY = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
  ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface Site extends ConsoleSite {
  readonly content: StaticContent;
}

/**
 * Serves the web console: files that were built before, and one page for every address (ADR 0264). Companies have theirs on the
 * public listener, operators theirs on their own one.
 */
@Controller('console')
export class ConsoleSiteController {
  private readonly sites = new Map<ConsolePage, Promise<Site | null>>();

  constructor(
    private readonly ofCompanies: Console,
    private readonly ofOperators: OperatorConsole,
    private readonly routes: ListenerRoutes,
    private readonly built: ConsoleFiles,
  ) {}

  @Get('assets/:name')
  async file(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const file = (await this.siteFor(reply.request)).files.get(`assets/${name}`);
    if (!file) throw noSuchFile();
    const [encoding, bytes] = formFor(file, reply.request.headers['accept-encoding']);
    void reply.headers({ ...HEADERS, 'content-type': file.contentType, vary: 'Accept-Encoding' });
    // The name has a digest of the bytes in it.
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.send(bytes);
  }

  @Get()
  root(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.page(request, reply);
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { content } = await this.siteFor(request);
    const elsewhere = this.rightAddress(request);
    if (elsewhere !== null) return void reply.redirect(elsewhere, 302);
    void reply.headers(HEADERS);
    sendContent(reply, content, 'no-cache');
  }

  /** Cookies and passkeys belong to the host of the console: who came by another name, such as 127.0.0.1, is led there. */
  private rightAddress(request: FastifyRequest): string | null {
    const { origin, host: right } = new URL(this.consoleFor(request).url);
    return request.headers.host === right ? null : `${origin}${request.url}`;
  }

  private isOfOperators({ raw }: FastifyRequest): boolean {
    return this.routes.listenerOf(raw) === 'operator';
  }

  private consoleFor(request: FastifyRequest): Console {
    return this.isOfOperators(request) ? this.ofOperators : this.ofCompanies;
  }

  private async siteFor(request: FastifyRequest): Promise<Site> {
    const page = this.isOfOperators(request) ? 'operator.html' : 'index.html';
    const site = this.consoleFor(request).isThere ? await this.site(page) : null;
    if (!site) throw noSuchFile();
    return site;
  }

  private site(page: ConsolePage): Promise<Site | null> {
    const found = this.sites.get(page) ?? this.read(page);
    this.sites.set(page, found);
    return found;
  }

  private async read(page: ConsolePage): Promise<Site | null> {
    const site = await this.built.read(page);
    return site && { ...site, content: await staticContent('text/html; charset=utf-8', site.page) };
  }
}

const noSuchFile = () => notFound({ en: 'page of the console', es: 'esa página de la consola' });

const formFor = (file: SiteFile, accepted?: string | string[]): readonly [encoding: string, bytes: Buffer] => {
  for (const [encoding] of ENCODINGS) {
    const bytes = file.forms.get(encoding);
    if (bytes && takesCoding(encoding, accepted)) return [encoding, bytes];
  }
  return ['identity', file.forms.get('identity') ?? Buffer.alloc(0)];
};
