import { count, type CounterWorld, counterWorld } from '../../../../test/support/log/counter.ts';
import { Refusal, RepeatedCommand } from '../index.ts';

let world: CounterWorld;
beforeEach(async () => (world = await counterWorld()));
afterEach(() => world.close());

const NAMED = { actor: 'member-1', key: 'key-1', fingerprint: 'f' };
const late = () => Promise.reject(new Refusal('conflict', { in: () => 'late' } as never));
const claims = async () => (await world.db.pool.query('select stream from events.command')).rows;

describe('a named command', () => {
  it('that is refused leaves no claim, whatever was appended along with it', async () => {
    const { kernel } = world;
    const refused = () =>
      kernel.commands.carryOut(NAMED, async () => {
        await count(kernel, 'expired');
        return late();
      });
    await expect(refused()).rejects.toBeInstanceOf(Refusal);
    expect(await kernel.commands.find('member-1', 'key-1')).toBeNull();
    await expect(refused()).rejects.toBeInstanceOf(Refusal);
  });

  it('that is refused leaves the claim of another try alone, and is answered as that one', async () => {
    const { kernel } = world;
    await kernel.commands.carryOut(NAMED, () => count(kernel, 'first'));
    await expect(kernel.commands.carryOut(NAMED, late)).rejects.toBeInstanceOf(RepeatedCommand);
    expect(await claims()).toEqual([{ stream: 'first' }]);
  });

  it('that fails otherwise keeps its claim: it may have had its effect', async () => {
    const { kernel } = world;
    const broken = kernel.commands.carryOut(NAMED, async () => {
      await count(kernel, 'made');
      throw new Error('a fault of ours');
    });
    await expect(broken).rejects.toThrow('a fault of ours');
    expect(await claims()).toEqual([{ stream: 'made' }]);
  });

  it('claims its name with its own appends alone', async () => {
    const { kernel } = world;
    await kernel.commands.carryOut(NAMED, async () => {
      await kernel.commands.unnamed(() => count(kernel, 'expired'));
      expect(await claims()).toEqual([]);
      return count(kernel, 'begun');
    });
    expect(await claims()).toEqual([{ stream: 'begun' }]);
  });
});
