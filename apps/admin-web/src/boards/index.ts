import type { ResourceProps } from 'react-admin';
import type { Board } from '../data/types.ts';
import { BoardCreate } from './BoardCreate.tsx';
import { BoardEdit } from './BoardEdit.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardShow } from './BoardShow.tsx';

export const boards: ResourceProps = {
  name: 'boards',
  list: BoardList,
  show: BoardShow,
  create: BoardCreate,
  edit: BoardEdit,
  recordRepresentation: (board: Board) => board.name,
};
