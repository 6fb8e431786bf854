/** The public API of the relations module: followers, and blocks between members. */
export { Relate } from './relation.commands.ts';
export type { RelationEvent } from './relation.events.ts';
export { followedMembers, Relations } from './relations.ts';
export { RelationsModule } from './relations.module.ts';
