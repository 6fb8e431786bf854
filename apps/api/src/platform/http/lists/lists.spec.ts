import { COUNT_CAP, listMeta } from './lists.ts';

describe('the numbers of a list', () => {
  it('say that there are more where counting stopped', () => {
    expect(listMeta(1, 25, 25, COUNT_CAP, null)).toMatchObject({ total: COUNT_CAP, total_capped: true });
    expect(listMeta(1, 25, 25, 26, null, true)).toMatchObject({ total: 26, last_page: 2, total_capped: true });
  });

  it('say nothing of it where the total is exact', () => {
    expect(listMeta(1, 25, 3, 3, null)).not.toHaveProperty('total_capped');
  });
});
