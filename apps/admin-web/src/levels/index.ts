import type { ResourceProps } from 'react-admin';
import type { Level } from '../data/types.ts';
import { LevelCreate } from './LevelCreate.tsx';
import { LevelEdit } from './LevelEdit.tsx';
import { LevelList } from './LevelList.tsx';
import { LevelShow } from './LevelShow.tsx';

export const levels: ResourceProps = {
  name: 'levels',
  list: LevelList,
  show: LevelShow,
  create: LevelCreate,
  edit: LevelEdit,
  recordRepresentation: (level: Level) => level.name,
};
