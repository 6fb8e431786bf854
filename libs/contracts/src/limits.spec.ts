import { COMMUNITY_LIMITS } from './community/shapes.ts';
import { commentsParts, feedParts } from './first-page.ts';
import { IMAGES_PER_POST, POLL_LIMITS, UPLOAD_BYTES } from './limits.ts';

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
