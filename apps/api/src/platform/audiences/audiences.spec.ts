import { guest } from '../http/viewer.ts';
import { Audiences } from './audiences.ts';

const viewer = guest('test');

describe('audiences', () => {
  it('are nobody’s before a module grants them, and no place is there that no module opens', async () => {
    const audiences = new Audiences();
    expect(audiences.of(viewer).sql).toBe(`'{}'::text[]`);
    expect(await audiences.opening(viewer, 'board', 1)).toBeNull();
  });

  it('have one owner each', () => {
    const audiences = new Audiences();
    audiences.grants('groups', () => ['group:1']);
    audiences.opens('group', () => Promise.resolve(['group:1']));
    expect(() => audiences.grants('groups', () => [])).toThrow('groups grants its tokens twice');
    expect(() => audiences.opens('group', () => Promise.resolve([]))).toThrow('two modules say what opens a group');
  });
});
