export const PLUGINS = ['community', 'groups', 'events', 'gamification', 'learning', 'support', 'consent'] as const;
