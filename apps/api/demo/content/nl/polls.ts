import type { DemoPoll } from '../types.ts';

/** Polls by the title of the topic that they stand on; `weights` say how the members like their answers. */
export const polls: Record<string, DemoPoll> = {
  'Wat staat er nu op jullie schijf?': {
    question: 'Wat draaien jullie deze maand het meest?',
    answers: ['Koppen en bekers', 'Kommen', 'Borden', 'Vazen', 'Theepotten', 'Kandelaars', 'Alleen proefjes', 'Niets, ik handvorm'],
    weights: [14, 12, 5, 6, 2, 1, 4, 7],
    settings: { poll_multiple_answers: true, poll_public: true, poll_allow_guest_answers: true },
    voters: 31,
  },
  'Ideeën voor de volgende ontmoetingsdag': {
    question: 'Wanneer past het jullie het best?',
    answers: ['Zaterdag in maart', 'Zondag in maart', 'Zaterdag in april', 'Zondag in april'],
    weights: [3, 1, 4, 2],
    settings: { poll_multiple_answers: true, poll_public: true },
    /** After the moment of seeding. */
    endsInDays: 21,
    voters: 5,
  },
};
