/** The community's contract: what it speaks of, and its operations by subject. */
export * from './community-shapes.ts';
export * from './community-boards.ts';
export * from './community-topics.ts';
export * from './community-comments.ts';
export * from './community-polls.ts';
export * from './community-introductions.ts';
