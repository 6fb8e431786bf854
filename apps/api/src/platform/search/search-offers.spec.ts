import { type SearchOffer, SearchOffers } from './search-offers.ts';

const offer: SearchOffer = { model: 'courses', documents: {}, show: () => Promise.resolve(new Map<number, object>()) };

describe('what can be searched', () => {
  it('is what modules offer, each kind once; nothing is found of any other', () => {
    const offers = new SearchOffers();
    offers.offers(offer);
    expect(offers.of('courses')).toBe(offer);
    expect(offers.of('lessons')).toBeNull();
    expect(() => offers.offers(offer)).toThrow('courses are offered to the search twice');
  });
});
