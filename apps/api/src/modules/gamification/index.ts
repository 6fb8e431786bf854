/** What other modules may use of gamification: none reads its rows, each offers what scores to `platform/scores`. */
export { GamificationModule } from './gamification.module.ts';
export { PublishRules } from './rules/rules.handlers.ts';
export { ChooseTrophy, GrantTrophy, MakeTrophy } from './trophies/trophy.commands.ts';
