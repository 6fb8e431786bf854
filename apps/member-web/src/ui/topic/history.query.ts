import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import { keys } from '../../lib/keys.ts';

/** Which text: a topic's opening post, or a comment or reply. */
export interface Written {
  kind: 'topic' | 'comment';
  id: number;
}

export const useHistory = ({ kind, id }: Written) =>
  useQuery({
    queryKey: keys.history(kind, id),
    queryFn: async ({ signal }) => {
      const asked = { params: { id }, signal };
      const { data } = await (kind === 'topic'
        ? api('GET /api/v4/topics/{id}/history', asked)
        : api('GET /api/v4/comments/{id}/history', asked));
      return data;
    },
    // No event keeps it true: whoever opens it wants to know how it is now.
    staleTime: 0,
  });
