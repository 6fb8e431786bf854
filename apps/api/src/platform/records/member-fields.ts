import { Injectable } from '@nestjs/common';
import type { members } from '@lyceum/contracts';
import type { Viewer } from '../http/viewer.ts';

/** What a profile shows besides what identity knows: each field is given by the module that knows it. */
type Given = Omit<members.MemberSeen, keyof members.Member>;
type Ask<F extends keyof Given> = (viewer: Viewer, memberId: number) => Promise<Given[F]>;

@Injectable()
export class MemberFields {
  private readonly given = new Map<keyof Given, Ask<keyof Given>>();

  give<F extends keyof Given>(field: F, ask: Ask<F>): void {
    if (this.given.has(field)) throw new Error(`the field ${field} of members is given twice`);
    this.given.set(field, ask);
  }

  async of(viewer: Viewer, memberId: number): Promise<Given> {
    const asked = [...this.given].map(async ([field, ask]) => [field, await ask(viewer, memberId)] as const);
    return Object.fromEntries(await Promise.all(asked)) as unknown as Given;
  }
}
