import type { settings } from '@lyceum/contracts';

/** A port: what the community has decided for itself, as far as the platform asks. The module that keeps its settings provides it. */
export abstract class CommunityChoices {
  abstract current(): Promise<{
    values: Pick<
      settings.CommunityValues,
      'community_name' | 'community_description' | 'accent' | 'logo' | 'plan' | 'plugins' | 'onfire_count'
    >;
  }>;
}
