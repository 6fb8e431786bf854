import type { MemberPosts } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';

/** Returns a function that tells numbers of topics and comments, such as “15 topics, 40 comments”. */
export function usePostCounts(): (counts: MemberPosts['periods']['all']) => string {
  const translate = useTranslate();
  return ({ topics, comments }) =>
    `${translate('member.posts.topics', { count: topics })}, ${translate('topic.comments', { count: comments })}`;
}
