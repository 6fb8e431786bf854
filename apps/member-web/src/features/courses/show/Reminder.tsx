import { Button } from '@mantine/core';
import { IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { remindersOptions } from '../queries/courses.query.ts';
import { firstMessage } from '../../../lib/first-message.ts';

const A_DAY = { duration: 1, unit: 'days' } as const;

/**
 * Button that sets or removes a reminder one day before a course's release. It arrives as a notification, and by e-mail
 * if chosen.
 */
export function Reminder({ courseId: id }: { courseId: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const options = remindersOptions(id);
  const { data: set } = useQuery(options);
  const isSet = set !== undefined && set.length > 0;
  const change = useMutation({
    mutationFn: async () => {
      const params = { id };
      if (isSet) await api('DELETE /api/v3/courses/{id}/reminders', { params, query: { type: 'course' } });
      else await api('POST /api/v3/courses/{id}/reminders', { params, body: { reminders: [A_DAY], type: 'course' } });
    },
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }),
  });
  if (!set) return null;
  const Icon = isSet ? IconBellOff : IconBellRinging;
  return (
    <>
      {isSet && <span>{t('courses.reminder.isSet')}</span>}
      <Button
        variant="default"
        leftSection={<Icon size={17} stroke={1.7} aria-hidden="true" />}
        loading={change.isPending}
        onClick={() => change.mutate()}
      >
        {t(isSet ? 'courses.reminder.remove' : 'courses.reminder.set')}
      </Button>
    </>
  );
}
