/** The public API of consent for other modules. */
export { ConsentModule } from './consent.module.ts';
export { DecisionQueries } from './decisions/decision.queries.ts';
export { ChangeCookiePackage } from './package/package.handlers.ts';
export { WritePolicy } from './policy/policy.handlers.ts';
