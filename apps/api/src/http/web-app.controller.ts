import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, CONFIG } from '../config.ts';
import { compressed } from './compressed.ts';
import { firstPage } from './first-page.ts';
import { AnswersAll } from './operation.decorator.ts';
import { allowStyles } from './security-headers.ts';
import { languageOf } from './texts.ts';
import { CONSOLE, documentOf, MEMBER_APP, memberDocument } from './web-app.ts';

/** Vite names files in `assets` by their content: they never change. */
const HASHED = /\/assets\//;

/**
 * Serves the two built web apps. A GET of a page (not of a file, and by something that takes HTML) falls through to the
 * app, whose router knows the address; everything else that no operation answers is missing.
 */
@AnswersAll()
@Controller()
export class WebAppController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get(['/', '*'])
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?');
    const isConsole = path === '/admin' || path.startsWith('/admin/');
    const root = isConsole ? CONSOLE : MEMBER_APP;
    const file = isConsole ? path.slice('/admin'.length) : path;
    // A dot makes no file: usernames may have one.
    if (extname(file) && existsSync(join(root, file))) {
      const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      await reply.header('cache-control', cache).sendFile(file, root, { cacheControl: false });
      return;
    }
    const takesHtml = (request.headers.accept ?? '').includes('text/html');
    if (!takesHtml) throw new NotFoundException('There is nothing at this address.');
    const nonce = allowStyles(reply);
    await this.send(
      request,
      reply,
      await (isConsole ? documentOf(CONSOLE, nonce) : this.member(request, reply, nonce)),
    );
  }

  private async member(request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<string> {
    const page = await firstPage(request);
    if (page.isMissing) void reply.status(404);
    return memberDocument({ ...page, language: page.language ?? languageOf(request) }, nonce, this.config.publicUrl);
  }

  /** Kept by nobody: it holds what one viewer may read at one moment. */
  private async send(request: FastifyRequest, reply: FastifyReply, document: string): Promise<void> {
    const { encoding, body } = await compressed(document, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    await reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  }
}
