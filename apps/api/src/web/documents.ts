import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicAddresses } from '../modules/discovery/index.ts';
import { type Config, CONFIG } from '../platform/config.ts';
import { FirstPages } from '../platform/first-page/first-pages.ts';
import { allowDevices, allowStyles } from '../platform/http/security-headers.ts';
import { languageOf } from '../platform/texts/texts.ts';
import { compressed } from './compressed.ts';
import { pageTitle } from './engines/page.texts.ts';
import { type FirstPage, firstPage } from './first-page.ts';
import { FormTokens } from './forms/form-tokens.ts';
import type { Filled } from './forms/plain-forms.ts';
import { renderRequest } from './rendering/render-request.ts';
import { Renderer } from './rendering/renderer.ts';
import { CONSOLE, documentOf, memberDocument } from './web-app.ts';

/**
 * The only screen that uses the camera. It always loads as a document, because the document sets the permissions policy
 * (docs/adr/0057).
 */
const LIVE_ROOM = /^\/events\/[^/]+\/live-room\/?$/;

/** Screens with forms that work without JavaScript. */
const LOGIN = '/auth/login';

/** Builds and sends the documents of the two web apps. Each has its reader's data, so none is cached by others. */
@Injectable()
export class Documents {
  constructor(
    private readonly pages: FirstPages,
    private readonly renderer: Renderer,
    private readonly addresses: PublicAddresses,
    private readonly tokens: FormTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async sendConsole(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.send(request, reply, await documentOf(CONSOLE, allowStyles(reply)));
  }

  /** Sends the document of the request's screen. `filled` is a form that the server refused, with its messages. */
  async sendScreen(request: FastifyRequest, reply: FastifyReply, filled?: Filled): Promise<void> {
    const [path = '/'] = request.url.split('?');
    const nonce = allowStyles(reply);
    if (LIVE_ROOM.test(path)) allowDevices(reply, nonce, this.mediaServers());
    const page = await firstPage(this.pages, request);
    if (page.hasMoved) return void (await reply.redirect(page.path + queryOf(request.url), 301));
    if (page.isMissing) void reply.status(404);
    const language = page.language ?? languageOf(request);
    const title = page.title ?? pageTitle(page.path ?? '', language);
    const forms =
      page.path === LOGIN ? { token: await this.tokens.issue(request, reply), url: request.url, filled } : undefined;
    const whole = { ...page, language, title, forms, isClosed: !(await this.addresses.isOpen()) };
    // The app renders the beginning of a list. Other pages are for readers without JavaScript.
    const rendered = (page.plain?.number ?? 1) > 1 ? null : await this.rendered(request, whole);
    await this.send(request, reply, await memberDocument(whole, nonce, this.config.publicUrl, rendered));
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

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
