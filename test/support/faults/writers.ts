import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '../servers/installation.ts';
import type { Answer, Persona } from '../persona.ts';

const WRITERS = 8;
const PAUSE_MS = 100;
/** Nobody edits one topic ten thousand times, and each edit reads what came before. */
const EDITS_PER_TOPIC = 200;

/** What a writer was told to be done to one topic: texts of comments, and the number of its last edit. */
export interface Acknowledged {
  topic: number;
  comments: string[];
  edits: number;
}

/**
 * Members who comment and edit without pause, whatever happens to the other side. Each command has an `Idempotency-Key` and
 * is sent again until it is answered, as the clients of members do on a bad network.
 */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  /** What a server in trouble has answered. */
  readonly troubles = new Set<number>();
  /** How many commands were acknowledged. */
  count = 0;
  private stopping = false;
  private abandoned = false;
  private readonly loops: Promise<void>[] = [];
  private readonly edits: boolean;

  private constructor(edits: boolean) {
    this.edits = edits;
  }

  /**
   * An administrator's topics, each of one writer, commented by a member: so that each comment makes a notification. As many
   * as so many commands want.
   */
  static async start(installation: Installation, { edits = true, commands = 0 } = {}): Promise<Writers> {
    const [admin, member] = [await installation.person('admin'), await installation.person('member')];
    const writers = new Writers(edits);
    installation.atEnd(() => (writers.abandoned = true));
    for (let n = 0; n < WRITERS; n += 1) {
      const own: Acknowledged[] = [];
      do own.push({ topic: await installation.topic(admin, `Proef ${n}-0`), comments: [], edits: 0 });
      while (own.length * EDITS_PER_TOPIC * WRITERS * 2 < commands);
      writers.acknowledged.push(...own);
      const loop = writers.write(n, own, admin, member);
      // Told by stop(); a writer that is given up has nobody to tell.
      loop.catch(() => undefined);
      writers.loops.push(loop);
    }
    return writers;
  }

  get comments(): number {
    return this.acknowledged.reduce((sum, { comments }) => sum + comments.length, 0);
  }

  /** Answers when every command under way has been answered; throws what a writer was refused. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.loops);
  }

  private async write(n: number, own: readonly Acknowledged[], admin: Persona, member: Persona): Promise<void> {
    for (let k = 1; !this.stopping; k += 1) {
      const known = own[Math.floor(k / EDITS_PER_TOPIC) % own.length]!;
      const text = `Proef ${n}-${k}`;
      await this.insist(`comment-${n}-${k}`, (key) =>
        member.send('POST', `/api/v3/topics/${known.topic}/comments`, { content: `<p>${text}</p>` }, key),
      );
      known.comments.push(text);
      this.count += 1;
      if (!this.edits) continue;
      // Two events in one append: the text, and what search engines are told.
      await this.insist(`edit-${n}-${k}`, (key) =>
        admin.send('PUT', `/api/v4/topics/${known.topic}`, { title: text, meta_title: text }, key),
      );
      known.edits = k;
      this.count += 1;
    }
  }

  /** Until it is done. No answer, or that of a server in trouble, is no answer; 409 is that of a first try under way. */
  private async insist(key: string, send: (headers: Record<string, string>) => Promise<Answer>): Promise<void> {
    while (!this.abandoned) {
      const answer = await send({ 'idempotency-key': key }).catch(() => null);
      if (answer && answer.status < 300) return;
      if (answer && answer.status < 500 && answer.status !== 409) {
        throw new Error(`${key} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      if (answer) this.troubles.add(answer.status);
      await sleep(PAUSE_MS);
    }
    throw new Error(`${key} was given up.`);
  }
}
