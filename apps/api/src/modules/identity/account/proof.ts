import { Injectable } from '@nestjs/common';
import { Refusal } from '@lyceum/kernel';
import type { MemberViewer, ViewedRequest } from '../../../platform/http/viewer.ts';
import { Credentials } from './credentials.ts';
import { SessionList } from '../access/session.list.ts';
import { identityText } from '../identity.texts.ts';

export const WRONG_PASSWORD = identityText('password.wrong');

/** Proves that a request comes from the member, not from another person at their open screen. */
@Injectable()
export class Proof {
  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: SessionList,
  ) {}

  /**
   * Requires the current password, unless the member has none or has just confirmed it (decisions 22).
   * @throws {Refusal} `invalid` at `current_password`.
   */
  async wanted(viewer: MemberViewer, current: string | undefined, request: ViewedRequest): Promise<void> {
    if (current === undefined) {
      if (!(await this.credentials.hasPassword(viewer.id))) return;
      if (await this.sessions.isConfirmed(request.sessionId!)) return;
      throw Refusal.invalid('current_password', identityText('password.current'));
    }
    const right = await this.credentials.isPassword(viewer.id, current, request.ip);
    if (right === false) throw Refusal.invalid('current_password', WRONG_PASSWORD);
  }
}
