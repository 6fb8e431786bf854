import { api } from '@lyceum/browser/client';
import { doneTo } from '../data/command.ts';

interface Order {
  parent_id: number | null;
  items: { id: number; index: number }[];
  reason: string;
}

export const boardCommands = {
  orderBoards: (order: Order) => doneTo(0, api('PUT /api/v3/multi-ordering', { body: { type: 'board', ...order } })),
};
