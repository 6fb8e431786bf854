import type { OnModuleInit } from '@nestjs/common';
import type { settings } from '@lyceum/contracts';
import type { CommunityChoices } from './community-choices.ts';
import type { Fanout } from './realtime/fanout.ts';

/** Whether the community has a plugin, and the plan that it asks for; operations ask by their contract, everything else here. */
export abstract class PluginGate implements OnModuleInit {
  private known = true;

  protected constructor(
    private readonly community: CommunityChoices,
    private readonly fanout: Fanout,
    private readonly plugin: settings.Plugin,
    private readonly plan = 0,
  ) {}

  onModuleInit(): void {
    this.fanout.onSignal(({ kind }) => {
      // Behind all who hear of it: what is kept of the settings is let go by then.
      if (kind === 'settings-changed') setImmediate(() => void this.isThere().catch(() => undefined));
    });
  }

  async isThere(): Promise<boolean> {
    const { plugins, plan } = (await this.community.current()).values;
    this.known = plugins.includes(this.plugin) && plan >= this.plan;
    return this.known;
  }

  /** As it was when somebody last asked, for a statement that is made without waiting: after a change a moment late. */
  get wasThere(): boolean {
    return this.known;
  }
}
