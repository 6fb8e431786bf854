import type { MemberViewer } from '../http/viewer.ts';
import { Figures } from './figures.ts';

const asked = { viewer: {} as MemberViewer, now: new Date('2026-03-29T22:30:00Z'), zone: 'Europe/Amsterdam', days: 3 };
const given = (figure: string, date: string, count: number) => ({
  byDay: { figures: [figure], ask: () => Promise.resolve([{ date, [figure]: count }]) },
});

describe('the figures of all modules', () => {
  it('stand together by day, up to today on the community’s clocks; what nobody counted is none', async () => {
    const figures = new Figures();
    figures.give('groups', given('groups', '2026-03-29', 4));
    figures.give('lessons', { ...given('finished', '2026-01-01', 2), now: () => Promise.resolve({ total: 9 }) });
    expect(await figures.byDay(asked)).toEqual([
      { date: '2026-03-28', groups: 0, finished: 0 },
      { date: '2026-03-29', groups: 4, finished: 0 },
      { date: '2026-03-30', groups: 0, finished: 0 },
    ]);
    expect(await figures.now()).toEqual({ lessons: { total: 9 } });
  });

  it('are given once each, by name and by day', () => {
    const figures = new Figures();
    figures.give('groups', given('groups', '2026-03-29', 4));
    expect(() => figures.give('groups', given('members', '2026-03-29', 4))).toThrow(
      'figures of groups are given twice',
    );
    expect(() => figures.give('events', given('groups', '2026-03-29', 4))).toThrow('figures of groups are given twice');
  });
});
