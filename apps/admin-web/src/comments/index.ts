import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import type { ConsoleResource } from '../data/resource.ts';
import type { Comment } from '../data/types.ts';

export const comments: ConsoleResource<'comments'> = {
  name: 'comments',
  icon: ChatBubbleOutlineOutlined,
  list: lazy(() => import('./CommentList.tsx')),
  show: lazy(() => import('./CommentShow.tsx')),
  recordRepresentation: (comment: Comment) => comment.excerpt,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/comments', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/comments/{id}', { params: { id }, signal }),
  },
};
