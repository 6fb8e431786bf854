import type { CourseOutline } from '../../data/types.ts';

/** Members don't see a draft, so its changes need no reason. */
export const reasonsFor = ({ status }: Pick<CourseOutline, 'status'>) =>
  status === 'draft' ? null : ('course.changeReasons' as const);
