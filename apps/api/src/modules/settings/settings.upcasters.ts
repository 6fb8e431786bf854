import type { Upcaster } from '@lyceum/kernel';

type Changed = Record<string, unknown> & { plugins?: string[] };

/**
 * Whoever decided on plugins before there was this one has not decided against it: it is on, as any plugin is that nobody
 * has taken out (decisions 6).
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
