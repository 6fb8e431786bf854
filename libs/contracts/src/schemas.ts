/** Modules whose exported schemas get a name in the OpenAPI document, besides those in `modules.ts`. */
export * as calendar from './calendar/shapes.ts';
export * as certificate from './certificates/shapes.ts';
export * as commerce from './commerce/shapes.ts';
export * as community from './community/shapes.ts';
export * as consent from './consent/shapes.ts';
export * as group from './groups/shapes.ts';
export * as learning from './learning/shapes.ts';
export * as messages from './messages/shapes.ts';
export * as quiz from './quizzes/shapes.ts';
export * as room from './rooms/shapes.ts';
export * as shared from './base/shared.ts';
