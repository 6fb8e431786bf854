export const PLUGINS = [
  'community',
  'search',
  'messages',
  'groups',
  'events',
  'gamification',
  'learning',
  'support',
  'consent',
  'commerce',
] as const;
