import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ScoreOffer, ScoreOffers } from '../../platform/scores/score-offers.ts';
import type { AttendanceEvent } from './attendance/attendance.events.ts';
import { EventFactsOf } from './rights/facts.ts';
import { EventsPlugin } from './rights/plugin.ts';
import { canRead } from './rights/policies.ts';

const joined = ({ data }: { data: { event_id: number; member_id: number } }) =>
  ({ is: 'done', deed: 'event_joined', member: data.member_id, thing: String(data.event_id) }) as const;
const left = (event: Parameters<typeof joined>[0]) => ({ ...joined(event), is: 'undone' }) as const;

/** The event activities that can earn points. */
const calendarScores: ScoreOffer<AttendanceEvent> = {
  deeds: {
    event_joined: {
      says: ['Joined an event', 'Meldde zich aan voor een evenement'],
      proposed: { points: 5, most_per_day: 3 },
    },
  },
  moves: { AttendeeJoined: joined, AttendeeMovedUp: joined, AttendeeLeft: left, AttendeeRemoved: left },
};

/** Registers the activities. Names a score's event only to members who may read that event. */
@Injectable()
export class CalendarScores implements OnModuleInit {
  constructor(
    private readonly offers: ScoreOffers,
    private readonly facts: EventFactsOf,
    private readonly plugin: EventsPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.offers(calendarScores);
    this.offers.namesThings('event_joined', async (viewer, ids) => {
      const events = (await this.plugin.isThere()) ? await this.facts.events(viewer, ids) : [];
      const known = events.filter((event) => canRead(viewer, event));
      return known.map(({ id, slug, title }) => ({ id, title, path: `/events/${slug}` }));
    });
  }
}
