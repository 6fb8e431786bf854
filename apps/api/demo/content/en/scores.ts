import type { DemoScores } from '../types.ts';

export const scores: DemoScores = {
  levels: [
    ['Newcomer', 0],
    ['Apprentice', 50],
    ['Journeyman', 250],
    ['Potter', 800],
    ['Master', 2500],
  ],
  trophies: [
    ['First words', 'Your first comment.', 'comment_posted', 1, 1, 5],
    ['Good talker', 'Fifty comments.', 'comment_posted', 50, 2, 20],
    ['Asks away', 'Five topics begun.', 'topic_posted', 5, 1, 10],
    ['Well liked', 'Others liked what you wrote a hundred times.', 'like_received', 100, 2, 25],
    ['Helping hand', 'Your answer was accepted.', 'answer_accepted', 1, 1, 10],
    ['Graduate', 'A whole course, to its end.', 'course_finished', 1, 3, 50],
    ['A week at the wheel', 'Seven days in a row.', 'streak', 7, 2, 25],
  ],
  granted: ['Swept the studio', 'Given by hand, with thanks.'],
  because: 'Cleaned the studio after the open day',
};
