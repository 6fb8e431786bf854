import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FirstPages } from '../platform/first-page/first-pages.ts';
import { AnswersAll } from '../platform/http/operation.decorator.ts';
import { refused } from '../platform/http/refused.ts';
import { platformText } from '../platform/texts/platform.texts.ts';
import { Documents } from './documents.ts';
import { hasScreen } from './first-page.ts';
import { CONSOLE, MEMBER_APP } from './web-app.ts';

/** Vite puts a content hash into the names of these files, so they never change. */
const HASHED = /\/assets\//;

/** The app's build for the server, beside the files for browsers. */
const SERVER_FILES = /^\/server\//;

/**
 * Serves the two web apps. A screen's address gets the app for every `Accept` header, because link previews and
 * monitors send any.
 * Other addresses are missing. The app shows that to browsers, and other clients get JSON.
 */
@AnswersAll()
@Controller()
export class WebAppController {
  constructor(
    private readonly pages: FirstPages,
    private readonly documents: Documents,
  ) {}

  @Get(['/', '*'])
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?');
    const isConsole = path === '/admin' || path.startsWith('/admin/');
    const root = isConsole ? CONSOLE : MEMBER_APP;
    const file = isConsole ? path.slice('/admin'.length) : path;
    // A dot alone does not make it a file, because usernames may contain one.
    if (extname(file) && !SERVER_FILES.test(file) && (await isFile(root, file))) {
      const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      await reply.header('cache-control', cache).sendFile(file, root, { cacheControl: false });
      return;
    }
    const takesHtml = (request.headers.accept ?? '').includes('text/html');
    if (!isConsole && !takesHtml && !hasScreen(this.pages, request.url)) {
      throw refused(404, platformText('address.nothing'));
    }
    await (isConsole ? this.documents.sendConsole(request, reply) : this.documents.sendScreen(request, reply));
  }
}

/** Checks the file inside `root` only, so that a path cannot escape it. */
async function isFile(root: string, path: string): Promise<boolean> {
  const file = resolve(root, `.${path}`);
  if (!file.startsWith(root + sep)) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
