import { Controller, Post, Req, Res } from '@nestjs/common';
import { identity } from '@lyceum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswersAll } from '../../platform/http/operation.decorator.ts';
import { refused } from '../../platform/http/refused.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';
import { languageOf } from '../../platform/texts/texts.ts';
import { Documents } from '../documents.ts';
import { passCookies } from './form-tokens.ts';
import { ownRequest } from './own-request.ts';
import { FORM, type FormName, FORMS, TOKEN } from './plain-forms.ts';
import { returnPath } from './return-path.ts';

type Values = Record<string, string>;

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/;
/** After a form the browser asks for another page. */
const SEE_OTHER = 303;

/** What a form asks of the API. */
const ASKED: Record<FormName, (values: Values, language: 'nl' | 'en') => { url: string; body?: object }> = {
  login: ({ login = '', password = '', remember }) => ({
    url: identity.login.path,
    body: { login, password, remember: remember !== undefined },
  }),
  register: ({ email = '', password = '', first_name = '', last_name = '', username = '', website = '' }, locale) => ({
    url: identity.register.path,
    body: { email: email.trim(), password, first_name, last_name, username, website, locale },
  }),
  logout: () => ({ url: identity.logout.path }),
};

/**
 * Logging in, registering and logging out without JavaScript. A form calls the API's operation as its browser would, so
 * contracts, rate limits and the check against forged requests are the same. A refused form returns with its messages.
 */
@AnswersAll()
@Controller()
export class FormsController {
  constructor(private readonly documents: Documents) {}

  @Post('auth/login')
  async post(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // Only a browser's own form. Other sites' documents are told apart by the browser.
    const isForm = FORM_TYPE.test(request.headers['content-type'] ?? '');
    const site = request.headers['sec-fetch-site'];
    const values = valuesOf(request.body);
    const form = FORMS.find((name) => name === values[FORM]);
    if (!isForm || !form) throw refused(404, platformText('address.nothing'));
    if (site !== undefined && site !== 'same-origin') throw refused(403, platformText('who.stalePage'));

    const asked = ASKED[form](values, languageOf(request));
    const answer = await ownRequest(request, { method: 'POST', ...asked, token: values[TOKEN] ?? '' });
    if (answer.statusCode < 400) {
      passCookies(answer.headers['set-cookie'], reply);
      const query = new URLSearchParams(request.url.split('?')[1]);
      const to = form === 'logout' ? '/' : returnPath(query.get('return_to'));
      return void (await reply.redirect(to, SEE_OTHER));
    }
    const { message = '', errors = {} } = answer.json<{ message?: string; errors?: Record<string, string[]> }>();
    const { password: _, [TOKEN]: __, ...typed } = values;
    void reply.status(answer.statusCode);
    const retry = answer.headers['retry-after'];
    if (retry !== undefined) void reply.header('retry-after', retry);
    await this.documents.sendScreen(request, reply, { form, values: typed, message, errors });
  }
}

/** The fields of a form. A field that comes twice is dropped. */
function valuesOf(body: unknown): Values {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string')) as Values;
}
