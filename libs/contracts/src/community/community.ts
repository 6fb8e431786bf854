/** The community's contract: what it speaks of, and its operations by subject. */
export * from './shapes.ts';
export * from './boards.ts';
export * from './topics.ts';
export * from './comments.ts';
export * from './polls.ts';
export * from './introductions.ts';
export * from './welcome.ts';
