import type { ScoreOffer } from '../../platform/scores/score-offers.ts';
import type { AttemptEvent } from './attempts/attempt.events.ts';

/** What of quizzes may score: each is passed once, however often it is tried. */
export const quizzesScores: ScoreOffer<AttemptEvent> = {
  deeds: {
    quiz_passed: { says: ['Passed a quiz', 'Slaagde voor een quiz'], proposed: { points: 20, most_per_day: null } },
  },
  moves: {
    AttemptFinished: ({ data }) =>
      data.passed ? { is: 'done', deed: 'quiz_passed', member: data.member_id, thing: String(data.quiz_id) } : [],
  },
};
