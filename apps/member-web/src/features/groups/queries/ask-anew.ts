import type { QueryClient } from '@tanstack/react-query';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { groupKeys } from './keys.ts';

/** Whoever comes or goes has another board, too. */
export async function askAnew(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: boardsOptions.queryKey });
  await client.invalidateQueries({ queryKey: groupKeys.all });
}
