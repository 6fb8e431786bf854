import type { ResourceProps } from 'react-admin';
import type { Comment } from '../data/types.ts';
import { CommentList } from './CommentList.tsx';
import { CommentShow } from './CommentShow.tsx';

export const comments: ResourceProps = {
  name: 'comments',
  list: CommentList,
  show: CommentShow,
  recordRepresentation: (comment: Comment) => comment.excerpt,
};
