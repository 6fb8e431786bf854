import { announcementsTexts } from '../../features/announcements/texts/index.ts';
import { coursesTexts } from '../../features/courses/texts/index.ts';
import { eventsTexts } from '../../features/events/texts/index.ts';
import { gamificationTexts } from '../../features/gamification/texts/index.ts';
import { groupsTexts } from '../../features/groups/texts/index.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { railTexts } from '../../ui/rail/texts/index.ts';

/** In a chunk of its own, so that the first load names none of these texts. */
export default lazyPart(
  withTexts(
    () => import('./Rail.tsx'),
    railTexts,
    announcementsTexts,
    coursesTexts,
    eventsTexts,
    gamificationTexts,
    groupsTexts,
  ),
);
