import { IconCake, IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../cache/topic-cache.ts';
import { Mark } from './Mark.tsx';

/** Badge for the type of a birthday or introduction. A separate chunk, because few cards need it. */
export default function KindMark({ topic: { post_type } }: { topic: Topic }) {
  const { t } = useTranslation();
  return post_type === 'birthday' ? (
    <Mark icon={IconCake} word={t('birthday.mark')} tone="welcome" />
  ) : (
    <Mark icon={IconHandStop} word={t('introduction.mark')} tone="welcome" />
  );
}
