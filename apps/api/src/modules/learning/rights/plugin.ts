import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';

/** Whether the community has courses at all; operations ask by their contract, everything else here. */
@Injectable()
export class LearningPlugin implements OnModuleInit {
  private known = true;

  constructor(
    private readonly community: CommunityChoices,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.fanout.onSignal(({ kind }) => {
      // Behind all who hear of it: what is kept of the settings is let go by then.
      if (kind === 'settings-changed') setImmediate(() => void this.isThere().catch(() => undefined));
    });
  }

  async isThere(): Promise<boolean> {
    this.known = (await this.community.current()).values.plugins.includes('learning');
    return this.known;
  }

  /** As it was when somebody last asked, for a statement that is made without waiting: after a change a moment late. */
  get wasThere(): boolean {
    return this.known;
  }
}
