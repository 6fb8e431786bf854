import type { ResourceProps } from 'react-admin';
import { SettingsPage } from './SettingsPage.tsx';

export const settings: ResourceProps = { name: 'settings', list: SettingsPage };
