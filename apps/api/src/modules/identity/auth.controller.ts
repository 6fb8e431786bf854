import { Controller, HttpException, Inject, Req, Res, UnauthorizedException } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { identity, type InputOf } from '@lyceum/contracts';
import type { FastifyReply } from 'fastify';
import { type Config, CONFIG } from '../../config.ts';
import { Committed } from '../../http/answers.ts';
import { Csrf } from '../../http/csrf.ts';
import { Handles, Input } from '../../http/operation.decorator.ts';
import { CurrentViewer, metaOf, type ViewedRequest, type Viewer } from '../../http/viewer.ts';
import { RegisterMember } from './member.handlers.ts';
import { MemberQueries } from './member.queries.ts';
import { Sessions } from './sessions.ts';

/** The same words whether the account exists or not. */
const WRONG_LOGIN = 'These credentials do not match our records.';
const UNPROCESSABLE = 422;

@Controller()
export class AuthController {
  private readonly csrf: Csrf;

  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQueries,
    private readonly sessions: Sessions,
    @Inject(CONFIG) config: Config,
  ) {
    this.csrf = new Csrf(config.secret, config.https);
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
    const memberId = await this.members.authenticate(body.login, body.password);
    if (memberId === null) throw new HttpException(WRONG_LOGIN, UNPROCESSABLE);
    await this.sessions.open(request, reply, memberId, body.remember ?? false);
    return { data: await this.members.profile(memberId) };
  }

  @Handles(identity.register)
  async register(
    @Input() { body }: InputOf<typeof identity.register>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { memberId, position } = await this.commands.execute(
      new RegisterMember(body, metaOf({ ...viewer, id: null })),
    );
    await this.sessions.open(request, reply, memberId, false);
    return new Committed(position, { data: await this.members.profile(memberId) });
  }

  @Handles(identity.logout)
  async logout(@Req() request: ViewedRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.close(request, reply);
    return { message: 'You are logged out.' };
  }

  @Handles(identity.myProfile)
  async me(@CurrentViewer() viewer: Viewer) {
    const profile = viewer.id === null ? null : await this.members.profile(viewer.id);
    if (!profile) throw new UnauthorizedException('Please log in first.');
    return { data: profile };
  }
}
