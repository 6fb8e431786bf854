import { IconCake, IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../cache/topic-cache.ts';
import { Mark } from './Mark.tsx';

/** Says what kind of post this is, where that is more than a text. A chunk of its own: few cards have one. */
export default function KindMark({ topic: { post_type } }: { topic: Topic }) {
  const { t } = useTranslation();
  return post_type === 'birthday' ? (
    <Mark icon={IconCake} word={t('birthday.mark')} tone="welcome" />
  ) : (
    <Mark icon={IconHandStop} word={t('introduction.mark')} tone="welcome" />
  );
}
