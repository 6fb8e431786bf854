import { Bus, type Topic } from '../../bus/bus.ts';
import { Presence } from './presence.ts';

/** A wire between processes, which can lose messages. */
class Wire {
  readonly ends: TestBus[] = [];
  lossy = false;
}

class TestBus extends Bus {
  constructor(private readonly wire: Wire) {
    super();
    wire.ends.push(this);
  }

  start = () => Promise.resolve();
  close = () => Promise.resolve();

  tell(topic: Topic, message: unknown): void {
    if (this.wire.lossy) return;
    for (const end of this.wire.ends) if (end !== this) end.hear(topic, structuredClone(message));
  }
}

const member = (user_id: string) => ({ user_id, user_info: null });
const ROOM = 'presence-online';

function processes(count: number) {
  const wire = new Wire();
  const clock = { now: 0 };
  const made = Array.from({ length: count }, () => {
    const seen: string[] = [];
    const changed = (_: string, { user_id }: { user_id: string }, here: boolean): void =>
      void seen.push(`${here ? '+' : '-'}${user_id}`);
    return { seen, presence: new Presence(new TestBus(wire), changed, () => clock.now) };
  });
  for (const { presence } of made) presence.ask();
  for (const { presence } of made) presence.beat();
  return { wire, clock, made };
}

const ids = (presence: Presence): string[] =>
  presence
    .on(ROOM)
    .map(({ user_id }) => user_id)
    .sort();

describe('who is present, in several processes', () => {
  it('is the same everywhere, and a member counts once', () => {
    const [one, two] = processes(2).made;
    one!.presence.come(ROOM, member('1'));
    two!.presence.come(ROOM, member('1'));
    two!.presence.come(ROOM, member('2'));
    one!.presence.come(ROOM, member('1'));
    for (const { presence } of [one!, two!]) expect(ids(presence)).toEqual(['1', '2']);
    one!.presence.leave(ROOM, '1');
    one!.presence.leave(ROOM, '1');
    expect(ids(one!.presence)).toEqual(['1', '2']);
    two!.presence.leave(ROOM, '1');
    for (const { presence, seen } of [one!, two!]) {
      expect(ids(presence)).toEqual(['2']);
      expect(seen).toEqual(['+1', '+2', '-1']);
    }
  });

  it('is known to a process that comes later', () => {
    const { wire, made } = processes(1);
    made[0]!.presence.come(ROOM, member('1'));
    const late = new Presence(new TestBus(wire), () => undefined);
    late.ask();
    expect(ids(late)).toEqual(['1']);
  });

  it('is set right after messages were lost', () => {
    const { wire, made } = processes(2);
    const [one, two] = made;
    one!.presence.come(ROOM, member('1'));
    wire.lossy = true;
    one!.presence.leave(ROOM, '1');
    one!.presence.come(ROOM, member('2'));
    wire.lossy = false;
    expect(ids(two!.presence)).toEqual(['1']);
    one!.presence.beat();
    expect(ids(two!.presence)).toEqual(['2']);
    expect(two!.seen).toEqual(['+1', '-1', '+2']);
  });

  it('forgets a process that ends, with or without a word', () => {
    const { clock, made } = processes(3);
    const [one, two, three] = made;
    two!.presence.come(ROOM, member('2'));
    three!.presence.come(ROOM, member('3'));
    two!.presence.end();
    expect(ids(one!.presence)).toEqual(['3']);
    clock.now += 15_001;
    one!.presence.beat();
    expect(ids(one!.presence)).toEqual([]);
    expect(one!.seen).toEqual(['+2', '+3', '-2', '-3']);
  });
});
