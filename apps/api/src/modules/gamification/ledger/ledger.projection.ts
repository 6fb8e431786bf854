import { asyncProjection, type AsyncProjection, type OfType, type Recorded } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import type { RecountEvent } from '../recounts/recount.events.ts';
import { LEDGER } from '../recounts/recount.effects.ts';
import type { RulesEvent } from '../rules/rules.events.ts';
import type { ChosenEvent, GrantEvent, TrophyEvent } from '../trophies/trophy.events.ts';
import { shownTrophy } from '../trophies/trophy.look.ts';
import { CARD_EXTRAS } from '../../identity/index.ts';
import { beside } from './beside.sql.ts';
import { moved } from './deeds.sql.ts';
import { earn, withPoints } from './earning.sql.ts';
import { published, recounted } from './rules.sql.ts';
import { TROPHY } from './worth.ts';

const TABLES = ['ruleset', 'aim', 'clocks', 'deed', 'entry', 'standing', 'earned', 'shown'];

type Writes = (event: Recorded<never>) => readonly Sql[];

const aimed = ({ data, occurredAt: at }: Recorded<OfType<TrophyEvent, 'TrophyMade' | 'TrophyChanged'>>): Sql[] => [
  sql`insert into gamification.aim (trophy_id, measure, threshold, xp, retired, look)
      values (${data.trophy_id}, ${data.measure}, ${data.threshold}, ${data.xp}, false,
              ${JSON.stringify(shownTrophy(data.trophy_id, data))}::jsonb)
      on conflict (trophy_id) do update set measure = excluded.measure, threshold = excluded.threshold, xp = excluded.xp,
        look = excluded.look`,
  ...(data.by_recount ? [] : [...earn({ trophy: data.trophy_id, at }), beside(null)]),
];

function held(event: Recorded<GrantEvent>): Sql[] {
  const { type, data, occurredAt: at } = event;
  const who = alone(data.member_id);
  const granted = type === 'TrophyGranted';
  return [
    sql`insert into gamification.earned (member_id, trophy_id, earned_at, granted, revoked)
        values (${data.member_id}, ${data.trophy_id}, ${at}, ${granted}, ${!granted})
        on conflict (member_id, trophy_id) do update set granted = excluded.granted, revoked = excluded.revoked,
          earned_at = case when gamification.earned.revoked then excluded.earned_at else gamification.earned.earned_at end`,
    sql`delete from gamification.entry where kind = ${TROPHY} and thing = ${String(data.trophy_id)}
        and member_id = ${data.member_id} and ${!granted}::bool`,
    ...withPoints({ who, at }),
    beside(who),
  ];
}

const alone = (memberId: number): Sql => sql`(${memberId}::int)`;

const own: Record<string, Writes> = {
  RulesPublished: (event: Recorded<RulesEvent>) => published(event.data, event.occurredAt),
  MembersRecounted: ({ data, occurredAt }: Recorded<OfType<RecountEvent, 'MembersRecounted'>>) =>
    recounted(data, occurredAt),
  TrophyMade: aimed,
  TrophyChanged: aimed,
  TrophyRetired: ({ data }: Recorded<OfType<TrophyEvent, 'TrophyRetired'>>) => [
    sql`update gamification.aim set retired = true where trophy_id = ${data.trophy_id}`,
  ],
  TrophyGranted: held,
  TrophyTakenAway: held,
  TrophyActivated: ({ data }: Recorded<OfType<ChosenEvent, 'TrophyActivated'>>) => [
    sql`insert into gamification.shown (member_id, trophy_id) values (${data.member_id}, ${data.trophy_id})
        on conflict (member_id) do update set trophy_id = excluded.trophy_id`,
    beside(alone(data.member_id)),
  ],
  TrophyCleared: ({ data }: Recorded<OfType<ChosenEvent, 'TrophyCleared'>>) => [
    sql`delete from gamification.shown where member_id = ${data.member_id}`,
    beside(alone(data.member_id)),
  ],
} as Record<string, Writes>;

/**
 * Folds the activities of all modules into points and trophies, by the rules at each position in the log.
 * It reads no clock and no encrypted field. A rebuild therefore gives the same awards, and an erasure needs no
 * reprojection.
 * `left` deletes the rows of former members.
 */
export function ledgerOf(offers: ScoreOffers): AsyncProjection {
  const heard: Record<string, Writes> = { ...own };
  for (const type of offers.types) {
    heard[type] = (event) => offers.movesOf(event).flatMap((move) => moved(move, event.occurredAt));
  }
  return asyncProjection({
    name: LEDGER,
    version: 5,
    tables: [...TABLES.map((table) => `gamification.${table}`), CARD_EXTRAS],
    handles: heard as object,
    // Events without a recount: from before recounts existed, or silent ones. They recount all members in one batch.
    takesLong: ['RulesPublished', 'TrophyMade', 'TrophyChanged'],
    rewrites: Object.fromEntries(offers.types.map((type) => [type, () => []])) as object,
  });
}
