import { afterEach, describe, expect, it } from '@jest/globals';
import { createOutbox, type Outcome, type Outgoing, waitOf } from './outbox.ts';

globalThis.addEventListener ??= () => undefined;
globalThis.removeEventListener ??= () => undefined;

/** Of one browser: storage that all its tabs share. */
function browser() {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as unknown as Storage;
  let turn = Promise.resolve();
  const alone = (_: string, work: () => Promise<void>) => (turn = turn.then(work));
  return { storage: () => storage, alone, held };
}

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

/** A page of it, whose server answers what it is told to, one after the other, and then everything. */
function page(of: ReturnType<typeof browser>, answers: (Outcome | (() => Outcome))[] = []) {
  const tries: [string, boolean][] = [];
  const rests: number[] = [];
  const send = (message: Outgoing, again: boolean) => {
    tries.push([message.client_id, again]);
    const answer = answers.shift() ?? { sent: true as const, thread: 12 };
    return Promise.resolve(typeof answer === 'function' ? answer() : answer);
  };
  const rest = (ms: number) => Promise.resolve(void rests.push(ms));
  const outbox = createOutbox(7, { ...of, send, rest });
  opened.push(outbox);
  const write = (client_id: string, to: Outgoing['to'] = { thread: 12 }) =>
    outbox.add({ client_id, to, html: `<p>${client_id}</p>`, files: [], at: '2026-01-01T10:00:00.000Z' });
  return { outbox, write, tries, rests, left: () => outbox.all().map(({ client_id, state }) => [client_id, state]) };
}

/** Nothing here waits for a clock: once every promise has been kept, all is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('what is on its way', () => {
  it('goes out one after the other, in the order in which it was written', async () => {
    const { write, tries, left } = page(browser());
    ['one', 'two', 'three'].forEach((name) => write(name));
    expect(left()).toHaveLength(3);
    await settled();
    expect(tries.map(([name]) => name)).toEqual(['one', 'two', 'three']);
    expect(left()).toEqual([]);
  });

  it('is tried again until it is answered, ever more slowly, and the next one waits for it', async () => {
    const { write, tries, rests } = page(browser(), ['unanswered', 'unanswered', 'unanswered']);
    ['one', 'two'].forEach((name) => write(name));
    await settled();
    expect(tries).toEqual([
      ['one', false],
      ['one', true],
      ['one', true],
      ['one', true],
      ['two', false],
    ]);
    expect(rests).toEqual([1000, 2000, 4000]);
    expect([waitOf(6), waitOf(40)]).toEqual([30_000, 30_000]);
  });

  it('goes on after a reload, by the same names, and asks first whose session it is', async () => {
    const here = browser();
    const first = page(here, Array<Outcome>(50).fill('unanswered'));
    first.write('one');
    first.outbox.close();
    first.write('two');
    const second = page(here);
    second.outbox.resume();
    await settled();
    expect(second.tries).toEqual([
      ['one', true],
      ['two', true],
    ]);
    expect(here.held.size).toBe(0);
  });

  it('that is refused stays with the reason, holds nobody up, and goes when it is asked for again', async () => {
    const { outbox, write, left } = page(browser(), [{ refused: 'Too long' }]);
    ['one', 'two'].forEach((name) => write(name));
    await settled();
    expect(left()).toEqual([['one', 'refused']]);
    expect(outbox.all()[0]!.why).toBe('Too long');
    outbox.again('one');
    await settled();
    expect(left()).toEqual([]);
  });

  it('to a member goes on in the conversation that the first of it began', async () => {
    const { outbox, write, tries } = page(browser(), [{ sent: true, thread: 30 }, { refused: 'No' }]);
    ['one', 'two'].forEach((name) => write(name, { participant: 8 }));
    await settled();
    expect(tries.map(([name]) => name)).toEqual(['one', 'two']);
    expect(outbox.all()[0]!.to).toEqual({ thread: 30 });
  });

  it('is not sent again once its echo has come', async () => {
    const echoed = (): Outcome => {
      outbox.settle('one');
      return 'unanswered';
    };
    const { outbox, write, tries } = page(browser(), [echoed]);
    write('one');
    await settled();
    expect(tries).toEqual([['one', false]]);
  });

  it('of two tabs is sent by one of them', async () => {
    const here = browser();
    const [first, second] = [page(here), page(here)];
    first.write('one');
    second.outbox.resume();
    await settled();
    expect([...first.tries, ...second.tries]).toEqual([['one', false]]);
  });

  it('stops when its member leaves, and is kept for them', async () => {
    const here = browser();
    const { outbox, write, tries } = page(here);
    outbox.close();
    write('one');
    await settled();
    expect(tries).toEqual([]);
    expect(here.held.size).toBe(1);
  });

  it('is sent also where nothing can be kept', async () => {
    const refusing = () => {
      throw new Error('Denied');
    };
    const { write, tries } = page({ ...browser(), storage: refusing as () => Storage });
    write('one');
    await settled();
    expect(tries).toEqual([['one', false]]);
  });
});
