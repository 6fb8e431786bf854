/** What other modules may use: who follows whom, and who is not to hear of whom. */
export { Relate } from './relation.commands.ts';
export type { RelationEvent } from './relation.events.ts';
export { Relations } from './relations.ts';
export { RelationsModule } from './relations.module.ts';
