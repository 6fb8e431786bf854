/** What other modules may use: reactions to what they own. */
export { Reactions } from './reactions.ts';
export { ReactionsModule } from './reactions.module.ts';
