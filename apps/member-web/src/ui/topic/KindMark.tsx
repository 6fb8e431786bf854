import { IconCake, IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../../lib/topic-cache.ts';
import classes from './KindMark.module.css';

/** Says what kind of post this is, where that is more than a text. A chunk of its own: few cards have one. */
export default function KindMark({ topic: { post_type } }: { topic: Topic }) {
  const { t } = useTranslation();
  const isBirthday = post_type === 'birthday';
  const Sign = isBirthday ? IconCake : IconHandStop;
  return (
    <span className={classes.mark}>
      <Sign size={15} stroke={1.8} aria-hidden="true" />
      <span className={classes.word}>{t(isBirthday ? 'birthday.mark' : 'introduction.mark')}</span>
    </span>
  );
}
