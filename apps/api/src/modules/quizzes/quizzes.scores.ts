import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ScoreOffer, ScoreOffers } from '../../platform/scores/score-offers.ts';
import type { AttemptEvent } from './attempts/attempt.events.ts';
import { QuizFactsOf } from './rights/facts.ts';
import { LearningPlugin } from './rights/plugin.ts';
import { canTake } from './rights/policies.ts';

/** The quiz activities that can earn points. Each quiz counts once, however often the member passes it. */
const quizzesScores: ScoreOffer<AttemptEvent> = {
  deeds: {
    quiz_passed: { says: ['Passed a quiz', 'Slaagde voor een quiz'], proposed: { points: 20, most_per_day: 5 } },
  },
  moves: {
    AttemptFinished: ({ data }) =>
      data.passed ? { is: 'done', deed: 'quiz_passed', member: data.member_id, thing: String(data.quiz_id) } : [],
  },
};

/** Registers the activities. Names a score's quiz only to members who may take that quiz. */
@Injectable()
export class QuizzesScores implements OnModuleInit {
  constructor(
    private readonly offers: ScoreOffers,
    private readonly facts: QuizFactsOf,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.offers(quizzesScores);
    this.offers.namesThings('quiz_passed', async (viewer, ids) => {
      const quizzes = (await this.plugin.isThere()) ? await this.facts.some(viewer, ids) : [];
      const known = quizzes.filter((quiz) => canTake(viewer, quiz));
      return known.map(({ id, title }) => ({ id, title, path: `/quizzes/${id}` }));
    });
  }
}
