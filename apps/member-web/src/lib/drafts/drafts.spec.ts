import { describe, expect, it } from '@jest/globals';
import { createDrafts } from './drafts.ts';

const DAY = 86_400_000;

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe('drafts', () => {
  it('tell whoever watches that one has come or gone', () => {
    const storage = fakeStorage();
    const own = createDrafts(() => storage);
    const seen: boolean[] = [];
    const stop = own.watch(() => seen.push(own.read(1, 'reply:7') !== null));
    own.write(1, 'reply:7', 'een');
    own.clear(1, 'reply:7');
    stop();
    own.write(1, 'reply:7', 'twee');
    expect(seen).toEqual([true, false]);
  });

  it('know what of them the server has: as agreed, and grown from that', () => {
    const storage = fakeStorage();
    const own = createDrafts(
      () => storage,
      () => 5,
    );
    own.write(1, 'comment:7', 'een');
    expect(own.stored(1, 'comment:7')).toEqual({ at: 5, value: 'een', unsent: true });
    own.agree(1, 'comment:7', 'een', 3);
    expect(own.stored(1, 'comment:7')).toEqual({ at: 5, value: 'een', version: 3 });
    own.write(1, 'comment:7', 'een twee');
    expect(own.stored(1, 'comment:7')).toMatchObject({ version: 3, unsent: true });
  });

  it('stay while they are posted, hidden from the visit that posts them alone', () => {
    const storage = fakeStorage();
    let at = 1;
    const open = (visit: number) =>
      createDrafts(
        () => storage,
        () => at++,
        visit,
      );
    const own = open(1);
    own.write(1, 'comment:7', 'een');
    const isKept = own.post(1, 'comment:7');
    expect([own.read(1, 'comment:7'), open(2).read(1, 'comment:7'), isKept()]).toEqual([null, 'een', true]);
    own.write(1, 'comment:7', 'twee');
    expect([own.read(1, 'comment:7'), isKept()]).toEqual(['twee', false]);
    own.post(1, 'comment:7');
    expect(isKept()).toBe(false);
  });

  it('are kept for each member and place apart', () => {
    const storage = fakeStorage();
    const own = createDrafts(() => storage);
    own.write(1, 'comment:7', '<p>een</p>');
    own.write(2, 'comment:7', '<p>twee</p>');
    expect(own.read(1, 'comment:7')).toBe('<p>een</p>');
    expect(own.read(1, 'comment:8')).toBeNull();
    own.clear(1, 'comment:7');
    expect(own.read(1, 'comment:7')).toBeNull();
    expect(own.read(2, 'comment:7')).toBe('<p>twee</p>');
  });

  it('go after two months, with what cannot be read, and nothing else goes', () => {
    const storage = fakeStorage();
    let now = 1000 * DAY;
    const drafts = createDrafts(
      () => storage,
      () => now,
    );
    drafts.write(1, 'old', 'x');
    now += 59 * DAY;
    drafts.write(1, 'new', 'y');
    storage.kept.set('lyceum.draft:1:broken', '{');
    storage.kept.set('lyceum.scheme', 'dark');
    now += 2 * DAY;
    drafts.prune();
    expect([...storage.kept.keys()]).toEqual(['lyceum.draft:1:new', 'lyceum.scheme']);
  });

  it('never fail for a storage that is full or refused', () => {
    const refused = createDrafts(() => {
      throw new Error('denied');
    });
    refused.write(1, 'a', 'x');
    refused.clear(1, 'a');
    refused.prune();
    expect(refused.read(1, 'a')).toBeNull();
  });
});
