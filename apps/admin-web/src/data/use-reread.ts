import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';

/** Returns a function that refetches everything on screen (record, lists, history) after a change. */
export function useReread(): () => void {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return () => {
    // Without this, the next screen would briefly show outdated cached data.
    queryClient.removeQueries({ type: 'inactive' });
    refresh();
  };
}
