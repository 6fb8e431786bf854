import { REFUSED_WHILE_SILENCED } from './silence.ts';

describe('what a silenced member may not do', () => {
  it('is refused with a status that the contract names', () => {
    expect([...REFUSED_WHILE_SILENCED].filter(({ errors }) => !errors.includes(403))).toEqual([]);
  });

  it('are changes that members may make', () => {
    const others = [...REFUSED_WHILE_SILENCED].filter(
      ({ method, permission }) => method === 'GET' || permission !== 'member',
    );
    expect(others).toEqual([]);
  });
});
