import type { community } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import type { z } from 'zod';
import type { PollSettings } from '../poll.events.ts';
import { momentOf } from '../../../../platform/time/zoned-time.ts';
import { communityText } from '../../community.texts.ts';

const AS_EVENTS_ARE_SENT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2})(?::\d{2})?$/;

/**
 * Converts an end date to the format of events. Without an offset, it is in the community's time zone (decisions 18).
 * @throws {Refusal} `invalid` if it is not a date.
 */
function endOf(given: string | null | undefined, zone: string): string | null {
  if (!given) return null;
  const moment = momentOf(given.replace(AS_EVENTS_ARE_SENT, '$3-$2-$1 $4'), zone);
  if (!moment) throw Refusal.invalid('settings.end_date', communityText('post.date'));
  return moment.toISOString();
}

/** Converts requested poll settings to the format of events. `zone` is the community's time zone. */
export const settingsOf = (given: z.output<typeof community.pollSettings>, zone: string): PollSettings => ({
  retry: given.retry,
  guest_answers: given.poll_allow_guest_answers,
  public: given.poll_public,
  multiple: given.poll_multiple_answers,
  end_at: endOf(given.end_date, zone),
});
