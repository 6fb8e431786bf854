/** The public API of the reactions module: reactions to records of other modules. */
export { Reactions } from './reactions.ts';
export { ReactionsModule } from './reactions.module.ts';
