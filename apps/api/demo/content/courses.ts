/** A course of the demo community; its words stand with each language, by its key. */
export interface DemoCourse {
  key: string;
  /** Whose pots its picture shows. */
  pots?: string[];
  /** Keys of the members who write it, the first one makes it. */
  by: string[];
  /** From today: behind it is planned. */
  releasedInDays: number;
  highlighted?: true;
  /** Whoever finishes it gets one. */
  certificate?: true;
  modules: { key: string; lessons: DemoLesson[] }[];
  /** How many lessons each has completed, in order; the visitor among them. */
  learners: [key: string, completed: number][];
}

export interface DemoLesson {
  key: string;
  video?: string;
  /** Closed until so many days from today, so many days after one's enrolment, or until another one is completed. */
  inDays?: number;
  afterDays?: number;
  behind?: string;
  /** It is the quiz of the community. */
  quiz?: true;
}

/** One that is taken, with a lesson that opens later, one that some have finished, and one that is planned. */
export const courses: DemoCourse[] = [
  {
    ...{ key: 'wheel', pots: ['grace', 'dewi', 'ruben'], by: ['admin', 'femke'], releasedInDays: -75, highlighted: true },
    modules: [
      {
        key: 'clay',
        lessons: [{ key: 'choosing' }, { key: 'wedging', video: 'https://vimeo.com/76979871' }, { key: 'centring' }],
      },
      { key: 'throwing', lessons: [{ key: 'cylinder', behind: 'centring' }, { key: 'bowl' }, { key: 'handle', afterDays: 14 }] },
      { key: 'finishing', lessons: [{ key: 'trimming' }, { key: 'test', quiz: true, behind: 'choosing' }, { key: 'exam', inDays: 21 }] },
    ],
    learners: [
      ...([['member', 3], ['emma', 7], ['mees', 2], ['henk', 5], ['roos', 7]] as [string, number][]),
      ...([['carlos', 1], ['yusuf', 4], ['marta', 0], ['isaac', 6], ['sophie', 3], ['rachid', 0]] as [string, number][]),
    ],
  },
  {
    ...{ key: 'kiln', pots: ['isaac', 'wouter', 'pieter'], by: ['admin', 'liesbeth'], releasedInDays: -120, certificate: true },
    modules: [{ key: 'heat', lessons: [{ key: 'gloves' }, { key: 'air' }] }],
    learners: [['member', 2], ['emma', 2], ['henk', 1]],
  },
  {
    ...{ key: 'firing', pots: ['wouter', 'ruben', 'grace'], by: ['admin', 'liesbeth'], releasedInDays: 12 },
    modules: [
      { key: 'fuel', lessons: [{ key: 'wood' }, { key: 'stacking' }] },
      { key: 'curve', lessons: [{ key: 'night', afterDays: 7 }] },
    ],
    learners: [['wouter', 0], ['kasia', 0]],
  },
];
