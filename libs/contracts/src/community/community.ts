/** The community's contract: shapes, and operations by subject. */
export * from './shapes.ts';
export * from './boards.ts';
export * from './topics.ts';
export * from './tags.ts';
export * from './comments.ts';
export * from './polls.ts';
export * from './introductions.ts';
export * from './welcome.ts';
export * from './newcomers.ts';
export * from './activity.ts';
export * from './link-previews.ts';
