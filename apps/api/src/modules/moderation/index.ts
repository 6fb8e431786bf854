/** The public API of the moderation module. */
export { ModerationModule } from './moderation.module.ts';
