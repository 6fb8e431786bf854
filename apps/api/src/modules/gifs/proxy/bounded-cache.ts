interface Kept<V> {
  value: V;
  weight: number;
  until: number;
}

/** Caches values up to an age and a total weight. Evicts the least recently used values first. */
export class BoundedCache<V> {
  private readonly kept = new Map<string, Kept<V>>();
  private readonly underWay = new Map<string, Promise<V>>();
  private weight = 0;
  private readonly most: number;
  private readonly seconds: number;
  private readonly now: () => number;

  /** `most` limits the sum of all weights, and `seconds` the age. `now` returns milliseconds. */
  constructor({ most, seconds, now }: { most: number; seconds: number; now: () => number }) {
    this.most = most;
    this.seconds = seconds;
    this.now = now;
  }

  /**
   * Returns the cached value, or calls `make`. Concurrent calls for a key share one result. Failures are not cached.
   */
  async get(key: string, make: () => Promise<V>, weightOf: (value: V) => number = () => 1): Promise<V> {
    const there = this.kept.get(key);
    if (there && there.until > this.now()) {
      this.kept.delete(key);
      this.kept.set(key, there);
      return there.value;
    }
    const waiting = this.underWay.get(key);
    if (waiting) return waiting;
    const making = make().then((value) => {
      this.keep(key, value, weightOf(value));
      return value;
    });
    this.underWay.set(key, making);
    try {
      return await making;
    } finally {
      this.underWay.delete(key);
    }
  }

  private keep(key: string, value: V, weight: number): void {
    this.drop(key);
    if (weight > this.most) return;
    this.kept.set(key, { value, weight, until: this.now() + this.seconds * 1000 });
    this.weight += weight;
    for (const oldest of this.kept.keys()) {
      if (this.weight <= this.most) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }
}
