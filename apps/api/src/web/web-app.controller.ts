import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, CONFIG } from '../platform/config.ts';
import { PublicAddresses } from '../modules/discovery/index.ts';
import { compressed } from './compressed.ts';
import { type FirstPage, firstPage, hasScreen } from './first-page.ts';
import { FirstPages } from '../platform/first-page/first-pages.ts';
import { AnswersAll } from '../platform/http/operation.decorator.ts';
import { allowDevices, allowStyles } from '../platform/http/security-headers.ts';
import { languageOf } from '../platform/texts/texts.ts';
import { pageTitle } from './engines/page.texts.ts';
import { renderRequest } from './rendering/render-request.ts';
import { Renderer } from './rendering/renderer.ts';
import { CONSOLE, documentOf, MEMBER_APP, memberDocument } from './web-app.ts';
import { platformText } from '../platform/texts/platform.texts.ts';
import { refused } from '../platform/http/refused.ts';

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
    private readonly renderer: Renderer,
    private readonly addresses: PublicAddresses,
    @Inject(CONFIG) private readonly config: Config,
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
    const nonce = allowStyles(reply);
    if (isConsole) return this.send(request, reply, await documentOf(CONSOLE, nonce));
    if (LIVE_ROOM.test(path)) allowDevices(reply, nonce, this.mediaServers());
    const page = await firstPage(this.pages, request);
    if (page.hasMoved) return void (await reply.redirect(page.path + queryOf(request.url), 301));
    if (page.isMissing) void reply.status(404);
    const language = page.language ?? languageOf(request);
    const title = page.title ?? pageTitle(page.path ?? '', language);
    const whole = { ...page, language, title, isClosed: !(await this.addresses.isOpen()) };
    // The app renders the beginning of a list. Other pages are for readers without JavaScript.
    const rendered = (page.plain?.number ?? 1) > 1 ? null : await this.rendered(request, whole);
    const { publicUrl } = this.config;
    await this.send(request, reply, await memberDocument(whole, nonce, publicUrl, rendered));
  }

  /** The screen's HTML, or null if the browser must render it. */
  private async rendered(request: FastifyRequest, page: FirstPage) {
    if (request.socket.destroyed) return null;
    const asked = renderRequest(request, page);
    return asked && this.renderer.render(asked, page.isGuest);
  }

  /** The addresses of LiveKit's sockets and requests for the content security policy, if it is configured. */
  private mediaServers(): string[] {
    if (!this.config.livekit) return [];
    const { protocol, host } = new URL(this.config.livekit.url);
    return [`${protocol}//${host}`, `${protocol === 'wss:' ? 'https:' : 'http:'}//${host}`];
  }

  /** Sends the document without caching, because it contains one viewer's data. */
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

/**
 * The only screen that uses the camera. It always loads as a document, because the document sets the permissions policy
 * (docs/adr/0057).
 */
const LIVE_ROOM = /^\/events\/[^/]+\/live-room\/?$/;

/** Checks the file inside `root` only, so that a path cannot escape it. */
async function isFile(root: string, path: string): Promise<boolean> {
  const file = resolve(root, `.${path}`);
  if (!file.startsWith(root + sep)) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
