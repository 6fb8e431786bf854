import { Injectable } from '@nestjs/common';
import type { Queryable } from '@lyceum/kernel';
import { isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';

/** `author`: edits it, sees its key and whom it was taken by, and may take it. */
export type QuizRight = 'take' | 'author';

/** What a module says of the quizzes that it uses. */
export interface UsesQuizzes {
  /** For each of these quizzes that it uses, what the viewer may by that; of others nothing. */
  ofQuiz(viewer: MemberViewer, quizIds: readonly number[]): Promise<ReadonlyMap<number, readonly QuizRight[]>>;
  /** Those of these quizzes that it uses, whoever asks. */
  used(quizIds: readonly number[], db?: Queryable): Promise<ReadonlySet<number>>;
  /** Whether the viewer makes something that a quiz may stand in, and so may make one. */
  mayMake?(viewer: MemberViewer): Promise<boolean>;
}

/**
 * Who may take and edit a quiz follows from where it is used: a lesson, say. Its module registers here, from its own `onModuleInit`.
 * A quiz that nothing uses is its maker's and administrators' alone (docs/adr/0051, 0052).
 */
@Injectable()
export class QuizUse {
  private readonly uses = new Map<string, UsesQuizzes>();

  usedBy(name: string, use: UsesQuizzes): void {
    if (this.uses.has(name)) throw new Error(`Quizzes are used by ${name} already`);
    this.uses.set(name, use);
  }

  async of(viewer: Viewer, quizIds: readonly number[]): Promise<Map<number, Set<QuizRight>>> {
    const rights = new Map<number, Set<QuizRight>>(quizIds.map((id) => [id, new Set()]));
    if (!isMember(viewer) || quizIds.length === 0) return rights;
    for (const use of this.uses.values()) {
      for (const [id, held] of await use.ofQuiz(viewer, quizIds)) held.forEach((right) => rights.get(id)?.add(right));
    }
    return rights;
  }

  async used(quizIds: readonly number[], db?: Queryable): Promise<Set<number>> {
    const used = new Set<number>();
    if (quizIds.length === 0) return used;
    for (const use of this.uses.values()) for (const id of await use.used(quizIds, db)) used.add(id);
    return used;
  }

  async mayMake(viewer: MemberViewer): Promise<boolean> {
    for (const use of this.uses.values()) if (await use.mayMake?.(viewer)) return true;
    return false;
  }
}
