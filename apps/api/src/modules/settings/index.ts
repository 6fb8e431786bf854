/** The public API of the settings module: settings, plan, plugins and custom translations of the community. */
export { SettingsModule } from './settings.module.ts';
export { Settings } from './settings.ts';
