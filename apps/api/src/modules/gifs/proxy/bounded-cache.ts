interface Kept<V> {
  value: V;
  weight: number;
  until: number;
}

/** Keeps values until they are old or the whole is too heavy; then what was asked for longest ago goes first. */
export class BoundedCache<V> {
  private readonly kept = new Map<string, Kept<V>>();
  private readonly underWay = new Map<string, Promise<V>>();
  private weight = 0;
  private readonly most: number;
  private readonly seconds: number;
  private readonly now: () => number;

  /** `most`: the sum of all weights; `now` answers milliseconds. */
  constructor({ most, seconds, now }: { most: number; seconds: number; now: () => number }) {
    this.most = most;
    this.seconds = seconds;
    this.now = now;
  }

  /** Those who ask for the same at once share one answer. A failure is not kept. */
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
