import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberCard } from '../../entities/members/member-card.query.ts';
import { knownThread, type Thread, threadOptions, withMemberOptions } from './cache/threads.query.ts';
import type { Partner } from './Faces.tsx';
import type { Place } from './sending/outbox.ts';

/** The open conversation, or a member without one yet. */
export interface Conversation {
  /** Stays the same when the conversation starts. */
  key: string;
  place: Place;
  thread: Thread | null;
  partners: readonly Partner[];
}

type State = Conversation | 'pending' | 'missing' | 'failed';

const ofThread = (thread: Thread): Conversation => {
  const [one, other] = thread.partners;
  return {
    key: one && !other ? `to-${one.id}` : `${thread.id}`,
    place: { thread: thread.id },
    thread,
    partners: thread.partners,
  };
};

const isGone = (error: unknown): boolean => [403, 404].includes((error as { status?: number } | null)?.status ?? 0);
const stateOf = ({ error }: { error: unknown }): State => (error ? (isGone(error) ? 'missing' : 'failed') : 'pending');

/** The conversation of the address, as far as it has loaded. */
export function useConversation(open: Place, meId: number): State {
  const client = useQueryClient();
  const threadId = 'thread' in open ? open.thread : 0;
  const memberId = 'participant' in open ? open.participant : 0;
  const thread = useQuery({
    ...threadOptions(threadId),
    enabled: threadId > 0,
    placeholderData: () => knownThread(client, threadId),
  });
  const begun = useQuery({ ...withMemberOptions(memberId), enabled: memberId > 0 && memberId !== meId });
  const card = useMemberCard(memberId, memberId > 0 && memberId !== meId);

  if ('thread' in open) return thread.data && !thread.error ? ofThread(thread.data) : stateOf(thread);
  if (memberId === meId) return 'missing';
  if (begun.data === undefined) return stateOf(begun);
  if (begun.data) return ofThread(begun.data);
  if (!card.data) return stateOf(card);
  const partner = { ...card.data, last_read: null, left: false };
  return { key: `to-${memberId}`, place: open, thread: null, partners: [partner] };
}
