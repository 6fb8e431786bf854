import type { CommandBus } from '@nestjs/cqrs';
import { GrantTrophy, MakeTrophy, PublishRules } from '@lyceum/api/modules/gamification/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import type { DemoScores } from './content/types.ts';

interface Scene {
  texts: DemoScores;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
  visitor: string;
}

const LONG_SINCE_MS = 3 * 86_400_000;

/** Points per activity and its daily limit. */
const RULES = [
  { deed: 'topic_posted', points: 10, most_per_day: 3 },
  { deed: 'comment_posted', points: 4, most_per_day: 10 },
  { deed: 'like_given', points: 1, most_per_day: 10 },
  { deed: 'like_received', points: 2, most_per_day: 25 },
  { deed: 'answer_accepted', points: 15, most_per_day: null },
  { deed: 'lesson_completed', points: 5, most_per_day: 20 },
  { deed: 'course_finished', points: 50, most_per_day: null },
  { deed: 'quiz_passed', points: 20, most_per_day: null },
  { deed: 'group_joined', points: 5, most_per_day: 3 },
  { deed: 'event_joined', points: 5, most_per_day: 3 },
];

/** Publishes rules that count all past activity, creates trophies and grants one. */
export async function keepScores(commands: CommandBus, { texts, viewers, now, visitor }: Scene): Promise<void> {
  const admin = viewers.get('admin')!;
  // Some days ago, so that members get no notifications of old trophies.
  const at = new Date(now.getTime() - LONG_SINCE_MS);
  const given = { viewer: admin, at, silent: true } as const;
  const levels = texts.levels.map(([name, points]) => ({ name, points }));
  const streak_deeds = RULES.map(({ deed }) => deed);
  await commands.execute(new PublishRules({ rules: RULES, levels, streak_deeds, mode: 'retroactive' }, given));
  const look = { activatable: true, icon: 'trophy', colors: ['#B7791F'], sub_category: null };
  for (const [title, description, measure, threshold, rank, xp] of texts.trophies) {
    const earned = { ...look, category: 'community', title, description, measure, threshold, rank, xp };
    await commands.execute(new MakeTrophy(earned, given));
  }
  const [title, description] = texts.granted;
  const byHand = { ...look, category: 'custom', title, description, measure: null, threshold: 1, rank: 3, xp: 25 };
  const { id } = await commands.execute(new MakeTrophy(byHand, given));
  await commands.execute(new GrantTrophy('grant', id, viewers.get(visitor)!.id, given, { reason: texts.because }));
}
