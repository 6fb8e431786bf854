/** What the community has decided for itself: settings, plan, plugins, its own words. */
export { SettingsModule } from './settings.module.ts';
export { Settings } from './settings.ts';
