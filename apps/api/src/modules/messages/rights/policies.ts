import type { messages } from '@lyceum/contracts';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import type { z } from 'zod';

export type Writers = z.output<typeof messages.writers>;
export type Silence = z.output<typeof messages.silence>;

/** What stands between whoever writes and one other member. */
export interface Between {
  /** By either of them. */
  blocked: boolean;
  writers: Writers;
  /** Whether the other one follows whoever writes. */
  followed: boolean;
  /** Whether the other one has written in their conversation: then it goes on. */
  answered: boolean;
}

/**
 * Whether the viewer may write to the other one. Staff always may. It is asked between two: in a thread of more whoever
 * does not want to read somebody leaves.
 */
export function mayWriteTo(viewer: MemberViewer, { blocked, writers, followed, answered }: Between): boolean {
  if (isAtLeast(viewer, 'moderator')) return true;
  if (blocked) return false;
  return answered || writers === 'everybody' || (writers === 'followed' && followed);
}

/** Conversations are their participants' alone: whoever looks as a member has none (decisions 24). */
export const hasConversations = ({ impersonatorId }: Pick<MemberViewer, 'impersonatorId'>): boolean =>
  impersonatorId === null;
