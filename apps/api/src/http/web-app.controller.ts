import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyles } from './security-headers.ts';
import { AnswersAll } from './operation.decorator.ts';

const MEMBER_APP = fileURLToPath(new URL('../../../member-web/dist', import.meta.url));
const CONSOLE = fileURLToPath(new URL('../../../admin-web/dist', import.meta.url));

/** Vite names files in `assets` by their content: they never change. */
const HASHED = /\/assets\//;

/**
 * Serves the two built web apps. A GET of a page (not of a file, and by something that takes HTML) falls through to the
 * app, whose router knows the address; everything else that no operation answers is missing.
 */
@AnswersAll()
@Controller()
export class WebAppController {
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
    await reply
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(await page(root, allowStyles(reply)));
  }
}

/** The app's document, with the nonce that its styles have to carry. */
async function page(root: string, nonce: string): Promise<string> {
  const document = await readFile(join(root, 'index.html'), 'utf8');
  return document.replace('</title>', `</title>\n    <meta name="csp-nonce" content="${nonce}" />`);
}
