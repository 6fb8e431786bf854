import type { Upcaster } from '@lyceum/kernel';

type Changed = Record<string, unknown> & { plugins?: string[] };

/**
 * A selection of plugins from before this plugin existed does not exclude it. It is on by default, until someone
 * removes it (decisions 6).
 */
const withPlugin = (plugin: string, fromVersion: number): Upcaster => ({
  type: 'SettingsChanged',
  fromVersion,
  up(data) {
    const { changed, ...rest } = data as { changed: Changed };
    if (!changed.plugins || changed.plugins.includes(plugin)) return data;
    return { ...rest, changed: { ...changed, plugins: [...changed.plugins, plugin] } };
  },
});

export const settingsUpcasters = [withPlugin('messages', 1), withPlugin('search', 2)];
