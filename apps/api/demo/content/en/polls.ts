import type { DemoPoll } from '../types.ts';

/** Polls by the title of the topic that they stand on; `weights` say how the members like their answers. */
export const polls: Record<string, DemoPoll> = {
  'Half-empty firings: cheat or wait?': {
    question: 'Would you fire a half-empty kiln?',
    answers: ['Yes, life is short', 'Only a bisque', 'Only when a customer waits', 'No, I wait until it is full', 'I borrow pots from a friend'],
    weights: [5, 9, 7, 12, 3],
    settings: { retry: true },
    voters: 36,
  },
  'What do you listen to while throwing?': {
    question: 'What is on in your studio?',
    answers: ['The radio', 'Podcasts', 'Audiobooks', 'Loud music', 'Quiet music', 'The kiln', 'Other people', 'Nothing at all'],
    weights: [9, 12, 5, 6, 4, 3, 4, 7],
    settings: { poll_multiple_answers: true, poll_public: true, poll_allow_guest_answers: true },
    voters: 31,
  },
  'Community firing day: what we made together and what it cost': {
    question: 'When would the next one suit you best?',
    answers: ['A Saturday in March', 'A Sunday in March', 'A Saturday in April', 'A Sunday in April'],
    weights: [3, 1, 4, 2],
    settings: { poll_multiple_answers: true, poll_public: true },
    /** After the moment of seeding. */
    endsInDays: 21,
    voters: 5,
  },
};
