import type { DemoTexts } from '../types.ts';
import { boardRemarks } from './board-remarks.ts';
import { bios } from './bios.ts';
import { boards } from './boards.ts';
import { courses } from './courses.ts';
import { events } from './events.ts';
import { quiz } from './quiz.ts';
import { faqs } from './faqs.ts';
import { groups } from './groups.ts';
import { scores } from './scores.ts';
import { introductions, quoted } from './introductions.ts';
import { moreRemarks } from './more-remarks.ts';
import { pictures } from './pictures.ts';
import { polls } from './polls.ts';
import { remarks } from './remarks.ts';
import { tickets } from './tickets.ts';
import { agendaTopics } from './topics/agenda.ts';
import { beginnersTopics } from './topics/beginners.ts';
import { formingTopics } from './topics/forming.ts';
import { glazesTopics } from './topics/glazes.ts';
import { kilnsTopics } from './topics/kilns.ts';
import { kitchenTopics } from './topics/kitchen.ts';
import { learningTopics } from './topics/learning.ts';
import { marketTopics } from './topics/market.ts';
import { woodfireTopics } from './topics/woodfire.ts';
import { workTopics } from './topics/work.ts';
import { basicsRows } from './topics/short-basics.ts';
import { fireRows } from './topics/short-fire.ts';
import { lifeRows } from './topics/short-life.ts';
import { teamTopics } from './topics/team.ts';
import { threads } from './threads.ts';
import { wall } from './wall.ts';
import { joinedRemarks, shortTopics } from '../join.ts';

export const texts: DemoTexts = {
  community: { community_name: 'The Workshop', description: 'Where potters ask, show and fire together: from the first pinch pot to the fortieth fair.' },
  boards,
  bios,
  topics: [
    ...teamTopics, ...agendaTopics, ...beginnersTopics, ...formingTopics, ...glazesTopics, ...kilnsTopics, ...kitchenTopics, ...learningTopics, ...marketTopics, ...woodfireTopics, ...workTopics,
    ...shortTopics([...basicsRows, ...fireRows, ...lifeRows]),
  ],
  sequences: [],
  remarks: joinedRemarks(remarks, moreRemarks),
  boardRemarks,
  polls,
  pictures,
  tickets,
  wall,
  threads,
  events,
  quiz,
  groups,
  faqs,
  scores,
  courses,
  introductions,
  quoted,
  draft: 'I have been thinking about this all week. What worked for me in the end was to',
  closedBecause: 'Answered; please open a new topic for a new question.',
};
