import { flat, found, textsOf } from './texts.ts';

const original = {
  nl: { feed: { title: 'Startpagina', empty: 'Nog niets' }, app: { save: 'Opslaan' } },
  en: { feed: { title: 'Home', empty: 'Nothing yet' }, app: { save: 'Save' } },
};
const texts = textsOf(original, { nl: { 'feed.title': 'De werkplaats' } });
const keys = (q: string, ownOnly = false) => found(texts, q, ownOnly).map(({ key }) => key);

describe('the texts of the member app', () => {
  it('are found by key, and by wording in either language, the community’s own too', () => {
    expect(flat(original.en)).toEqual({ 'feed.title': 'Home', 'feed.empty': 'Nothing yet', 'app.save': 'Save' });
    expect(keys('')).toEqual(['app.save', 'feed.empty', 'feed.title']);
    expect(keys('feed.')).toEqual(['feed.empty', 'feed.title']);
    expect(keys('OPSLAAN')).toEqual(['app.save']);
    expect(keys('werkplaats')).toEqual(['feed.title']);
    expect(keys('', true)).toEqual(['feed.title']);
    expect(keys('nothing', true)).toEqual([]);
  });
});
