import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { account, identity, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Committed } from '../../../platform/http/answers.ts';
import { Csrf } from '../../../platform/http/csrf.ts';
import { networkOf } from '../../../platform/http/limits/network.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import {
  CurrentViewer,
  isMember,
  type MemberViewer,
  metaOf,
  type ViewedRequest,
  type Viewer,
} from '../../../platform/http/viewer.ts';
import { Credentials } from './credentials.ts';
import { Impersonation } from '../access/impersonation.ts';
import { RegisterMember } from '../members/member.commands.ts';
import { MemberQueries } from '../members/member.queries.ts';
import { WRONG_PASSWORD } from './proof.ts';
import { Recovery } from './recovery.ts';
import { SessionList } from '../access/session.list.ts';
import { Sessions } from '../access/sessions.ts';
import { identityText } from '../identity.texts.ts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

/** The same message, whether or not the account exists. */
const WRONG_LOGIN = identityText('login.wrong');
const UNPROCESSABLE = 422;
const HOUR_S = 60 * 60;

/** HTTP endpoints of login, registration and the member's own profile. */
@Controller()
export class AuthController {
  private readonly csrf: Csrf;
  private readonly registrations: RateLimit;

  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQueries,
    private readonly credentials: Credentials,
    private readonly recovery: Recovery,
    private readonly sessions: Sessions,
    private readonly sessionList: SessionList,
    private readonly impersonation: Impersonation,
    limits: RateLimits,
    @Inject(CONFIG) config: Config,
  ) {
    this.csrf = new Csrf(config.secret, config.https);
    this.registrations = limits.of('registrations', {
      attempts: config.limits.registrationsPerHour,
      seconds: HOUR_S,
    });
  }

  @Handles(identity.csrf)
  token(@Req() request: ViewedRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return { data: { token: this.csrf.tokenFor(request, reply, request.sessionToken) } };
  }

  @Handles(identity.login)
  async login(
    @Input() { body }: InputOf<typeof identity.login>,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const shown = await this.credentials.authenticate(body.login, body.password, request.ip);
    const isIn = shown !== null && (await this.sessions.open(request, reply, { ...shown, remember: body.remember }));
    if (!isIn) throw refused(UNPROCESSABLE, WRONG_LOGIN);
    return { data: await this.members.profile(shown.memberId, false) };
  }

  @Handles(identity.register)
  async register(
    @Input() { body: { website, ...body } }: InputOf<typeof identity.register>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.registrations.take(networkOf(request.ip));
    if (website) throw new Refusal('invalid', identityText('register.robot'));
    const { memberId, position } = await this.commands.execute(
      new RegisterMember(body, metaOf({ ...viewer, id: null })),
    );
    await this.sessions.open(request, reply, { memberId });
    return new Committed(position, { data: await this.members.profile(memberId, false) });
  }

  @Handles(account.acceptInvitation)
  async acceptInvitation(
    @Input() { body }: InputOf<typeof account.acceptInvitation>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { memberId, position } = await this.recovery.acceptInvitation(body.token, metaOf({ ...viewer, id: null }));
    await this.sessions.open(request, reply, { memberId });
    return new Committed(position, { data: await this.members.profile(memberId, false) });
  }

  @Handles(identity.logout)
  async logout(@Req() request: ViewedRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.close(request, reply);
    return { message: identityText('login.done') };
  }

  @Handles(identity.myProfile)
  async me(@CurrentViewer() viewer: Viewer) {
    const profile = isMember(viewer) ? await this.members.own(viewer) : null;
    if (!profile) throw refused(401, platformText('who.login'));
    return { data: profile };
  }

  @Handles(account.confirmPassword)
  async confirm(
    @Input() { body }: InputOf<typeof account.confirmPassword>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
  ) {
    const right = await this.credentials.isPassword(viewer.id, body.password, request.ip);
    if (!right) throw Refusal.invalid('password', WRONG_PASSWORD);
    await this.sessionList.confirm(request.sessionId!);
    return { message: identityText('session.proved') };
  }

  @Handles(account.stopImpersonating)
  async stopImpersonating(
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.impersonation.stop(viewer, request, reply);
    return { message: identityText('impersonation.over') };
  }
}
