/**
 * The public API of gamification. Other modules do not read its rows. They register their activities in
 * `platform/scores`.
 */
export { GamificationModule } from './gamification.module.ts';
export { PublishRules } from './rules/rules.handlers.ts';
export { ChooseTrophy, GrantTrophy, MakeTrophy } from './trophies/trophy.commands.ts';
