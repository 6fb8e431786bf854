import type { messages } from '@lyceum/contracts';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import type { z } from 'zod';

export type Writers = z.output<typeof messages.writers>;
export type Silence = z.output<typeof messages.silence>;

/** The relation between the author of a message and one other member. */
export interface Between {
  /** Either of them blocks the other. */
  blocked: boolean;
  writers: Writers;
  /** Whether the other member follows the author. */
  followed: boolean;
  /** Whether the other member has written in their conversation. Then it may continue. */
  answered: boolean;
}

/**
 * Whether the viewer may write to the other member. Staff always may. This applies only to threads of two. In larger
 * threads, members leave if they do not want to read someone.
 */
export function mayWriteTo(viewer: MemberViewer, { blocked, writers, followed, answered }: Between): boolean {
  if (isAtLeast(viewer, 'moderator')) return true;
  if (blocked) return false;
  return answered || writers === 'everybody' || (writers === 'followed' && followed);
}

/** Conversations belong to their participants alone, so an impersonation has none (decisions 24). */
export const hasConversations = ({ impersonatorId }: Pick<MemberViewer, 'impersonatorId'>): boolean =>
  impersonatorId === null;
