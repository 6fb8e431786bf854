import type { DemoBoard } from './types.ts';

/** What the boards are; what they are called stands in the `boards.ts` of each language. */
export const boards: DemoBoard[] = [
  { key: 'news', index: 0, color: '#b45309', icon: 'speakerphone', readBy: 'guest', writeBy: 'moderator' },
  { key: 'agenda', index: 1, parent: 'news', color: '#be185d', icon: 'calendar', readBy: 'guest', writeBy: 'member' },
  { key: 'beginners', index: 2, color: '#0d8a6a', icon: 'help', readBy: 'guest', writeBy: 'member' },
  { key: 'forming', index: 3, color: '#a16207', icon: 'tools', readBy: 'guest', writeBy: 'member' },
  { key: 'glazes', index: 4, color: '#2563eb', icon: 'palette', readBy: 'guest', writeBy: 'member', pots: ['pieter', 'aylin', 'emma', 'wouter'] },
  { key: 'kilns', index: 5, color: '#dc2626', icon: 'flame', readBy: 'guest', writeBy: 'member' },
  { key: 'woodfire', index: 6, parent: 'kilns', color: '#c2410c', icon: 'campfire', readBy: 'guest', writeBy: 'member' },
  { key: 'work', index: 7, color: '#7c3aed', icon: 'photo', readBy: 'guest', writeBy: 'member' },
  { key: 'market', index: 8, color: '#0e7490', icon: 'shopping-bag', readBy: 'guest', writeBy: 'member' },
  { key: 'learning', index: 9, color: '#4f6bd8', icon: 'school', readBy: 'guest', writeBy: 'member' },
  { key: 'kitchen', index: 10, color: '#8b6b4a', icon: 'coffee', readBy: 'member', writeBy: 'member' },
  { key: 'help', index: 12, type: 'helpdesk', color: '#0f766e', icon: 'help', readBy: 'member', writeBy: 'member' },
  { key: 'moderators', index: 11, color: '#64748b', icon: 'shield-lock', readBy: 'moderator', writeBy: 'moderator' },
];

/** Members introduce themselves on it, and birthdays are told there. */
export const WELCOME_BOARD = 'kitchen';
/** What is posted there stands in the blog's sidebar. */
export const BLOG_BOARD = 'news';
