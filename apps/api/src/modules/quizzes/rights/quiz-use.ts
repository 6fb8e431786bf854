import { Injectable } from '@nestjs/common';
import type { Queryable } from '@lyceum/kernel';
import { isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';

/** `author` may edit the quiz, see its key and attempts, and take it. */
export type QuizRight = 'take' | 'author';

/** A module that uses quizzes. */
export interface UsesQuizzes {
  /** The viewer's rights to those quizzes that the module uses. Omits other quizzes. */
  ofQuiz(viewer: MemberViewer, quizIds: readonly number[]): Promise<ReadonlyMap<number, readonly QuizRight[]>>;
  /** The quizzes among `quizIds` that the module uses, independent of the viewer. */
  used(quizIds: readonly number[], db?: Queryable): Promise<ReadonlySet<number>>;
  /** Whether the viewer creates content that can use a quiz, and may therefore create quizzes. */
  mayMake?(viewer: MemberViewer): Promise<boolean>;
}

/**
 * Registry of modules that use quizzes, such as lessons. They decide who may take and edit a quiz.
 * A module registers in `onModuleInit`. Only its creator and administrators have rights to an unused quiz
 * (docs/adr/0051, 0052).
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
