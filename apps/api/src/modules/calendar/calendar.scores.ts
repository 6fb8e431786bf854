import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { AttendanceEvent } from './attendance/attendance.events.ts';

const joined = ({ data }: { data: { event_id: number; member_id: number } }) =>
  ({ is: 'done', deed: 'event_joined', member: data.member_id, thing: String(data.event_id) }) as const;
const left = (event: Parameters<typeof joined>[0]) => ({ ...joined(event), is: 'undone' }) as const;

/** What of events may score. */
export const calendarScores: ScoreOffer<AttendanceEvent> = {
  deeds: {
    event_joined: {
      says: ['Joined an event', 'Meldde zich aan voor een evenement'],
      proposed: { points: 5, most_per_day: 3 },
    },
  },
  moves: { AttendeeJoined: joined, AttendeeMovedUp: joined, AttendeeLeft: left, AttendeeRemoved: left },
};
