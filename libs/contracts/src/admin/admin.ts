/** The console's contract, by subject. */
export * from './content.ts';
export * from './members.ts';
export * from './member-posts.ts';
