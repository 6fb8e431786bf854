import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ScoreOffer, ScoreOffers } from '../../platform/scores/score-offers.ts';
import type { EnrolmentEvent } from './enrolments/enrolment.events.ts';
import { CatalogQueries } from './reading/catalog.queries.ts';
import { CourseFactsOf } from './rights/facts.ts';
import { LearningPlugin } from './rights/plugin.ts';

/** The course activities that can earn points. */
const learningScores: ScoreOffer<EnrolmentEvent> = {
  deeds: {
    lesson_completed: { says: ['Completed a lesson', 'Rondde een les af'], proposed: { points: 5, most_per_day: 20 } },
    course_finished: {
      says: ['Finished a course', 'Rondde een cursus af'],
      proposed: { points: 50, most_per_day: 3 },
    },
  },
  moves: {
    LessonCompleted: ({ data }) => ({
      ...{ is: 'done', deed: 'lesson_completed', member: data.member_id, thing: String(data.lesson_id) },
    }),
    LessonTakenBack: ({ data }) => ({
      ...{ is: 'undone', deed: 'lesson_completed', member: data.member_id, thing: String(data.lesson_id) },
    }),
    CourseFinished: ({ data }) => ({
      ...{ is: 'done', deed: 'course_finished', member: data.member_id, thing: String(data.course_id) },
    }),
  },
};

/** Registers the activities. Names a score's course or lesson only to members who may know of it. */
@Injectable()
export class LearningScores implements OnModuleInit {
  constructor(
    private readonly offers: ScoreOffers,
    private readonly facts: CourseFactsOf,
    private readonly catalogs: CatalogQueries,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.offers(learningScores);
    this.offers.namesThings('course_finished', async (viewer, ids) => {
      const courses = (await this.plugin.isThere()) ? await this.facts.known(viewer, ids) : [];
      return courses.map(({ id, slug, name }) => ({ id, title: name, path: `/resources/${slug}` }));
    });
    this.offers.namesThings('lesson_completed', async (viewer, ids) => {
      const open = (await this.plugin.isThere()) ? [...(await this.catalogs.openLessons(viewer, ids)).values()] : [];
      return open.map(({ id, name, url }) => ({ id, title: name, path: url }));
    });
  }
}
