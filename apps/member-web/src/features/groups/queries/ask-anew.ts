import type { QueryClient } from '@tanstack/react-query';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { groupKeys } from './keys.ts';

/** Refetches groups and boards, because membership also gives access to the group's board. */
export async function askAnew(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: boardsOptions.queryKey });
  await client.invalidateQueries({ queryKey: groupKeys.all });
}
