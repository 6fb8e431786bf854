import type { ResourceProps } from 'react-admin';
import { SystemPage } from './SystemPage.tsx';

export const system: ResourceProps = { name: 'system', list: SystemPage };
