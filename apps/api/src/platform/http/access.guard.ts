import { type CanActivate, type ExecutionContext, HttpException, Inject, Injectable } from '@nestjs/common';
import type { Operation, tokens } from '@lyceum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CommunityChoices } from '../community-choices.ts';
import { type Config, CONFIG } from '../config.ts';
import { Csrf } from './csrf.ts';
import { operationAt } from './limits/json-body.ts';
import { networkOf } from './limits/network.ts';
import { answersAll, operationOf, refuseUnknownParameters } from './operation.decorator.ts';
import type { Left, RateLimit } from './limits/rate-limit.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { Readiness } from '../health/readiness.ts';
import { isAtLeast, type ViewedRequest } from './viewer.ts';
import { WhoAsks } from './who-asks.ts';
import { platformText } from '../texts/platform.texts.ts';
import { refused } from './refused.ts';

const MINUTE_S = 60;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A mutation costs so many reads of what one may ask in a minute. */
const MUTATION_COST = 5;

/** Stands before every operation: who is asking, is the request their own, how much do they ask, and may they at all. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly csrf: Csrf;
  private readonly requests: RateLimit;
  /** The value of `RateLimit-Policy`. */
  private readonly policy: string;
  /** Requests that were let in before their body was read. */
  private readonly admitted = new WeakSet<FastifyRequest>();

  constructor(
    private readonly whoAsks: WhoAsks,
    private readonly community: CommunityChoices,
    private readonly readiness: Readiness,
    limits: RateLimits,
    @Inject(CONFIG) config: Config,
  ) {
    this.csrf = new Csrf(config.secret, config.https);
    const { requestsPerMinute } = config.limits;
    this.requests = limits.behind('requests', { attempts: requestsPerMinute, seconds: MINUTE_S });
    this.policy = `"requests";q=${requestsPerMinute};w=${MINUTE_S}`;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || answersAll(context)) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<ViewedRequest>();
    const operation = operationOf(context);
    if (!this.admitted.has(request)) await this.admit(request, http.getResponse<FastifyReply>(), operation);
    if (operation) refuseUnknownParameters(operation, request.query);
    return true;
  }

  /**
   * Asks of whatever changes something before its body is read: a forged request, a guest's or one without a right costs no
   * parsing. Nothing is read of what goes to an address where there is nothing.
   */
  register(fastify: FastifyInstance): void {
    fastify.addHook('preParsing', async (request, reply) => {
      if (READING.has(request.method)) return;
      if (request.is404) throw refused(404, platformText('address.nothing'));
      const operation = operationAt(request.method, request.routeOptions.url);
      if (!operation) return;
      await this.admit(request as ViewedRequest, reply, operation);
      this.admitted.add(request);
    });
  }

  private async admit(request: ViewedRequest, reply: FastifyReply, operation: Operation | undefined): Promise<void> {
    const cost = operation && !READING.has(request.method) ? MUTATION_COST : 1;
    const scopes = await this.identify(request, operation).catch((error: unknown) =>
      this.unidentified(request, cost, error),
    );
    const { viewer } = request;
    if (operation && !this.readiness.ready) throw refused(503, this.readiness.reason);
    tellWhatIsLeft(
      reply,
      await this.requests.take(viewer.id === null ? addressOf(request) : `member ${viewer.id}`, cost),
      this.policy,
    );
    if (!operation) return;
    await this.included(operation);
    if (scopes && !opens(scopes, operation)) throw refused(403, platformText('who.token'));
    if (viewer.impersonatorId !== null && operation.whileImpersonating === 'refused') {
      throw refused(403, platformText('who.impersonating'));
    }
    const { permission } = operation;
    if (permission === 'public' || isAtLeast(viewer, permission)) return;
    if (viewer.id === null) throw refused(401, platformText('who.login'));
    throw refused(403, platformText('who.forbidden'));
  }

  /** Who shows what opens nothing asks as a guest does, and is counted like one. */
  private async unidentified(request: ViewedRequest, cost: number, error: unknown): Promise<never> {
    if (error instanceof HttpException) await this.requests.take(addressOf(request), cost);
    throw error;
  }

  /** Whether the community has the plan and the plugin for it. */
  private async included({ plan, plugin }: Operation): Promise<void> {
    if (plan === 1 && plugin === null) return;
    const { values } = await this.community.current();
    if (plugin !== null && !(values.plugins as string[]).includes(plugin)) {
      throw refused(404, platformText('address.nothing'));
    }
    if (values.plan < plan) throw refused(403, platformText('who.plan'));
  }

  /** Finds out who is asking; answers the scopes of their token, if it is by one. A browser must show that it means it. */
  private async identify(request: ViewedRequest, operation?: Operation): Promise<readonly tokens.TokenScope[] | null> {
    const { scopes, ...seen } = await this.whoAsks.of(request);
    Object.assign(request, seen);
    // No browser sends a token by itself, so a forged request carries none.
    const mustMeanIt = !READING.has(request.method) && !operation?.oneClick;
    if (scopes === null && mustMeanIt) this.csrf.check(request, seen.sessionToken);
    return scopes;
  }
}

/** The header fields of the IETF draft `draft-ietf-httpapi-ratelimit-headers`. */
function tellWhatIsLeft(reply: FastifyReply, left: Left | null, policy: string): void {
  if (left === null) return;
  void reply.header('ratelimit-policy', policy).header('ratelimit', `"requests";r=${left.attempts};t=${left.seconds}`);
}

const addressOf = ({ ip }: ViewedRequest): string => `address ${networkOf(ip)}`;

function opens(scopes: readonly tokens.TokenScope[], operation: Operation): boolean {
  if (operation.sessionOnly) return false;
  if (operation.permission === 'moderator' || operation.permission === 'admin') return scopes.includes('staff');
  return scopes.includes(operation.method === 'GET' ? 'read' : 'write');
}
