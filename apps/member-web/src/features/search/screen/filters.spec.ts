import { describe, expect, it } from '@jest/globals';
import { addressOfFilters, askedOf, filtersAt } from './filters.ts';

describe('the filters of a search', () => {
  it('survive the way through the address', () => {
    const address = 'q=glaze&sort=desc&board=3&author=12&from=2026-01-01&until=2026-02-01&kind=poll&solved=yes';
    const filters = filtersAt(new URLSearchParams(address));
    expect(new URLSearchParams(addressOfFilters(filters)).toString()).toBe(address);
    expect(askedOf(filters)).toEqual({
      query: 'glaze',
      model: 'topics',
      order_by: 'desc',
      board_id: 3,
      user_id: 12,
      min: '2026-01-01 00:00:00',
      max: '2026-02-01 23:59:59',
      post_type: 'poll',
      solved: 1,
    });
  });

  it('leave out what is unreadable', () => {
    const address = 'sort=x&board=-1&author=abc&from=2026-13-45&until=soon&kind=birthday&solved=maybe';
    const filters = filtersAt(new URLSearchParams(address));
    expect(addressOfFilters(filters)).toEqual({});
    expect(askedOf({ ...filters, text: 'glaze' })).toEqual({ query: 'glaze', model: 'topics' });
  });
});
