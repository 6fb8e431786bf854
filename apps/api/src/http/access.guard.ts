import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { Sessions } from '../modules/identity/index.ts';
import { type Config, CONFIG } from '../config.ts';
import { Csrf } from './csrf.ts';
import { operationOf } from './operation.decorator.ts';
import { RateLimit } from './rate-limit.ts';
import { Readiness } from './readiness.ts';
import { isAtLeast, type ViewedRequest } from './viewer.ts';

const MINUTE_S = 60;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Stands before every operation: who is asking, is the request their own, and may they call this at all. */
@Injectable()
export class AccessGuard implements CanActivate {
  readonly csrf: Csrf;
  private readonly requests: RateLimit;

  constructor(
    private readonly sessions: Sessions,
    private readonly readiness: Readiness,
    @Inject(CONFIG) config: Config,
  ) {
    this.csrf = new Csrf(config.secret, config.https);
    this.requests = new RateLimit(config.limits.requestsPerMinute, MINUTE_S);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<ViewedRequest>();
    const { viewer, token, sessionId } = await this.sessions.viewerOf(request);
    request.viewer = viewer;
    request.sessionToken = token;
    request.sessionId = sessionId;
    const operation = operationOf(context);
    if (operation) await this.requests.take(viewer.id === null ? request.ip : `member ${viewer.id}`);
    if (!READING.has(request.method)) this.csrf.check(request, token);
    if (operation && !this.readiness.ready) throw new ServiceUnavailableException(this.readiness.reason);
    const permission = operation?.permission ?? 'public';
    if (viewer.impersonatorId !== null && operation?.blockedWhileImpersonating) {
      throw new ForbiddenException('This is not possible while impersonating.');
    }
    if (permission === 'public' || isAtLeast(viewer, permission)) return true;
    if (viewer.id === null) throw new UnauthorizedException('Please log in first.');
    throw new ForbiddenException('You may not do this.');
  }
}
