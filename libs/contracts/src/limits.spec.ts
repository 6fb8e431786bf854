import { COMMUNITY_LIMITS } from './community/shapes.ts';
import { commentsParts, feedParts } from './first-page.ts';
import { GIF_LIMITS } from './gif-limits.ts';
import { GROUP_LIMITS } from './groups/limits.ts';
import { IMAGES_PER_POST, MESSAGE_LIMITS, MESSAGE_TIMES, POLL_LIMITS, UPLOAD_BYTES } from './limits.ts';

describe('the constants of the specification', () => {
  it('are those of part 1 §5 and §9, and of part 3 §9, whatever else is built on them', () => {
    const { title, contentMin, feedPage, commentPage, replies, excerpt, commentExcerpt } = COMMUNITY_LIMITS;
    expect({ title, contentMin, feedPage, commentPage, replies, excerpt, commentExcerpt }).toEqual({
      ...{ title: 100, contentMin: 5, feedPage: 20, commentPage: 10, replies: 10 },
      ...{ excerpt: 200, commentExcerpt: 110 },
    });
    expect([UPLOAD_BYTES, IMAGES_PER_POST]).toEqual([8_388_608, 4]);
    const { question, answersMin, shown, refreshMs } = POLL_LIMITS;
    expect({ question, answersMin, shown, refreshMs }).toEqual({
      ...{ question: { min: 5, max: 100 }, answersMin: 2, shown: 6, refreshMs: 1000 },
    });
    expect([feedParts(null, 'option1').query?.limit, commentsParts(1).query?.size]).toEqual([20, 10]);
  });
});

describe('the constants of part 2', () => {
  it.each([
    ['number of images per message', 5, '§5, §9', MESSAGE_LIMITS.images],
    ['number of results per GIF search', 30, '§7, §9', GIF_LIMITS.search],
    ['number of placeholders of GIF categories', 20, '§2, §9', GIF_LIMITS.placeholders],
    ['number of columns of GIF results', 3, '§2, §9', GIF_LIMITS.columns],
    ['gutter between GIF results', 10, '§2, §9', GIF_LIMITS.gutter],
    ['number of columns of GIF categories', 4, '§2, §9', GIF_LIMITS.categoryColumns],
    ['number of columns of GIF categories on small screens', 3, '§2, §9', GIF_LIMITS.categoryColumnsSmall],
    ['time in ms from the last key to the search', 400, '§9', MESSAGE_TIMES.searchMs],
    ['time in ms that a member counts as recently online', 3_600_000, '§4, §9', MESSAGE_TIMES.onlineMs],
    ['number of characters of a message preview', 30, '§5, §9', MESSAGE_LIMITS.preview],
    ['number of recent groups', 4, '§2, §9', GROUP_LIMITS.recent],
  ])('%s: %i (%s)', (_constant, printed, _section, value) => {
    expect(value).toBe(printed);
  });
});
