import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Leads a browser that knows only where the API is to its documentation. */
@Controller()
export class HomeController {
  @Get()
  home(@Headers('accept') accepted: string | undefined, @Res() reply: FastifyReply): void {
    void reply.header('vary', 'Accept');
    if (!accepted?.includes('text/html')) reply.callNotFound();
    else void reply.redirect('/docs', 302);
  }
}
