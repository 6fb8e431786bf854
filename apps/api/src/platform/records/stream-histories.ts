import { Injectable } from '@nestjs/common';
import { isAtLeast, type Viewer } from '../http/viewer.ts';
import { platformText } from '../texts/platform.texts.ts';
import { refused } from '../http/refused.ts';

/** By the policy that the module's reads use: a history tells no more than they do. */
type MayRead = (viewer: Viewer, id: number) => boolean | Promise<boolean>;

export interface StreamHistory {
  mayRead: MayRead;
  /** Streams whose events are told with it, to a viewer who may read it. */
  with: readonly string[] | ((viewer: Viewer, id: number) => Promise<readonly string[]>);
  /** It is there before anything was done to it. */
  mayBeEmpty: boolean;
}

/** Of which streams staff may read what was done, and who of them. A kind that no module has registered is told to nobody. */
@Injectable()
export class StreamHistories {
  private readonly told = new Map<string, StreamHistory>();

  /** `kind` is how the streams' names begin: `topic` for `topic-12`. */
  tells(kind: string, mayRead: MayRead, more: Partial<Omit<StreamHistory, 'mayRead'>> = {}): void {
    if (this.told.has(kind)) throw new Error(`the history of a ${kind} is registered twice`);
    this.told.set(kind, { with: [], mayBeEmpty: false, ...more, mayRead });
  }

  of(kind: string): StreamHistory | null {
    return this.told.get(kind) ?? null;
  }
}

/** For what is told to administrators alone. @throws {ForbiddenException} to anybody else. */
export function onlyAdministrators(viewer: Viewer): true {
  if (!isAtLeast(viewer, 'admin')) throw refused(403, platformText('who.forbidden'));
  return true;
}
