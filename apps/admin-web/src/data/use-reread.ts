import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';

/** After something has changed: reads everything on screen anew (the record, the lists, the history). */
export function useReread(): () => void {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return () => {
    // What is not on screen would be shown as it was before, for a moment, when it is next.
    queryClient.removeQueries({ type: 'inactive' });
    refresh();
  };
}
