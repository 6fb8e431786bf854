import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { lockText } from '../lock.ts';
import type { LessonLock } from '../queries/courses.query.ts';

/** Explains why a lesson is locked, and how it opens. */
export function Locked({ lock }: { lock: LessonLock }) {
  const { t } = useTranslation();
  const reader = useReader();
  const login = (
    <Button component={Link} to={paths.login}>
      {t('courses.login')}
    </Button>
  );
  return (
    <EmptyState
      quiet
      icon={<IconLock size={24} stroke={1.6} />}
      title={t('courses.lesson.locked')}
      hint={lockText(lock, t, reader)}
      action={lock.reason === 'login' ? login : undefined}
    />
  );
}
