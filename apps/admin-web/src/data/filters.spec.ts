import { wordsOf } from './filters.ts';

describe('what a list of the console is narrowed by', () => {
  it('becomes the API’s query words', () => {
    expect(
      wordsOf({ q: 'klei', status: 'closed', user_id: 7, 'levels:id': '3', board_id: '', deleted: undefined }),
    ).toEqual({
      q: 'klei',
      where: ['status:closed', 'user_id:7'],
      where_has: ['levels:id:3'],
    });
  });

  it('keeps a comma within a value', () => {
    expect(wordsOf({ title: 'a, b' })).toEqual({ where: ['title:a\\, b'] });
  });

  it('asks nothing when nothing is chosen', () => expect(wordsOf({})).toEqual({}));
});
