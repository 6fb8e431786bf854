import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../config.ts';
import { isAtLeast, type Viewer } from '../viewer.ts';
import type { RateLimit } from './rate-limit.ts';
import { RateLimits } from './rate-limits.ts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
/** One member invites another so many times a day, to whatever number of groups and events. */
const TO_ONE_PER_DAY = 5;

/** Invitations to groups and events count together: each is a notification that its receiver did not ask for. */
@Injectable()
export class InvitationLimit {
  private readonly perInviter: RateLimit;
  private readonly perPair: RateLimit;

  constructor(limits: RateLimits, @Inject(CONFIG) { limits: { invitationsPerHour } }: Config) {
    this.perInviter = limits.of('invitations', { attempts: invitationsPerHour, seconds: HOUR_S });
    const attempts = invitationsPerHour === 0 ? 0 : TO_ONE_PER_DAY;
    this.perPair = limits.of('invitations-to-one', { attempts, seconds: DAY_S });
  }

  /**
   * Counts one invitation for each of these members, before they are invited. Answers whom the inviter may invite today.
   * Staff are not counted. Throws TooManyAttempts where it is too many people in an hour.
   */
  async take(inviter: Viewer, memberIds: readonly number[]): Promise<readonly number[]> {
    if (isAtLeast(inviter, 'moderator') || memberIds.length === 0) return memberIds;
    await this.perInviter.take(`member-${inviter.id}`, memberIds.length);
    const within = await Promise.all(memberIds.map((id) => this.perPair.has(`${inviter.id}-${id}`)));
    return memberIds.filter((_, index) => within[index]);
  }
}
