import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import type { Meta } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';

export type Audience = 'guest' | identity.Role;

/** Whoever is asking, in this request: a guest, or a member with their role. */
export interface Viewer {
  readonly id: number | null;
  readonly role: Audience;
  /** The membership levels that the member holds now; they open boards (decisions 7). */
  readonly levels: readonly number[];
  /** The tokens of the groups, events and the like that the member is in now: `group:12` (docs/adr/0050). */
  readonly places: readonly string[];
  /** The administrator behind an impersonated session; null in everybody's own. */
  readonly impersonatorId: number | null;
  readonly correlationId: string;
}

export interface MemberViewer extends Viewer {
  readonly id: number;
  readonly role: identity.Role;
}

const ORDER: readonly Audience[] = ['guest', 'member', 'moderator', 'admin'];

/** Every audience the viewer belongs to: an administrator is also a moderator, a member and, for reading, a guest. */
export const audiencesOf = (viewer: Viewer): Audience[] => ORDER.slice(0, ORDER.indexOf(viewer.role) + 1);

export const isAtLeast = (viewer: Viewer, audience: Audience): boolean => audiencesOf(viewer).includes(audience);

export const isMember = (viewer: Viewer): viewer is MemberViewer => viewer.id !== null;

/** What stands in every event that this request causes. */
export const metaOf = (viewer: Viewer, reason?: string): Meta => ({
  actor_id: viewer.id,
  ...(viewer.impersonatorId === null ? {} : { impersonator_id: viewer.impersonatorId }),
  correlation_id: viewer.correlationId,
  ...(reason ? { reason } : {}),
});

export const guest = (correlationId: string): Viewer => ({
  id: null,
  role: 'guest',
  levels: [],
  places: [],
  impersonatorId: null,
  correlationId,
});

export interface ViewedRequest extends FastifyRequest {
  viewer: Viewer;
  /** The member's own language; null for guests. */
  locale: identity.Locale | null;
  /** The session's token, when the request carried a living one. */
  sessionToken: string | null;
  /** The same session as it is told of to others: in lists, and in signals of its end. */
  sessionId: number | null;
  /** The token that the request bore instead of a session. */
  tokenId: number | null;
}

export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer => context.switchToHttp().getRequest<ViewedRequest>().viewer,
);
