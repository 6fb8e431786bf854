import type { ResourceProps } from 'react-admin';
import { TextsPage } from './TextsPage.tsx';

export const texts: ResourceProps = { name: 'texts', list: TextsPage };
