/** What the community has decided for itself: settings, plan, plugins, its own words. */
export { translationsStream } from './settings.decider.ts';
export { SettingsModule } from './settings.module.ts';
export { Settings } from './settings.ts';
