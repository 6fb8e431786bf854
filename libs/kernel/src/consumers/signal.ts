/** Something that happens again and again, and that several may wait for. */
export class Signal {
  /** How often it was raised: tells whether it was while one was not waiting. */
  count = 0;
  private waiting = new Set<() => void>();

  raise(): void {
    this.count += 1;
    const waiting = this.waiting;
    this.waiting = new Set();
    for (const resume of waiting) resume();
  }

  /** Resolves when it is raised, or after `ms`. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const resume = (): void => {
        clearTimeout(timer);
        this.waiting.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, Math.max(0, ms));
      this.waiting.add(resume);
    });
  }
}
