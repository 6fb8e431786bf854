import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, CourseOutline } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { AskedPanel } from '../record/AskedPanel.tsx';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { Opens } from './builder/Builder.tsx';
import { ExceptionDialog } from './ExceptionDialog.tsx';

/** Who is in a course, and how far. The first hundred. */
export function Participants({ course }: { course: CourseOutline }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['courses', 'participants', { id: course.id }],
    queryFn: () => provider.participants(course.id),
  });
  const title = translate('course.participants');
  return (
    <AskedPanel title={title} query={query} failed={translate('course.participantsFailed')}>
      {(data) => (
        <Panel title={`${title} (${data.meta.total})`}>
          {data.data.length === 0 ? translate('course.nobody') : null}
          <Rows>
            {data.data.map((learner) => {
              const { id, name, participant } = learner;
              return (
                <li key={id}>
                  <RecordLink resource="members" id={id}>
                    {name}
                  </RecordLink>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {translate('course.progress', {
                      progress: participant.progress,
                      done: participant.completed_count,
                      lessons: participant.lesson_count,
                    })}
                  </Box>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
                    <Opens label={translate('course.exceptions')} name={translate('course.exceptionsOf', { name })}>
                      {(close) => <ExceptionDialog course={course} learner={learner} onClose={close} />}
                    </Opens>
                    <ReasonedCommand
                      label={translate('course.remove')}
                      rowLabel={translate('course.removeOf', { name })}
                      asked={{
                        name,
                        title: translate('course.removeTitle'),
                        hint: translate('course.removeHint'),
                        submit: translate('course.remove'),
                        reasons: 'course.reasons',
                        done: translate('course.saved'),
                        send: (commands, reason) =>
                          commands.removeParticipant({ id: course.id, member_id: id, reason }),
                      }}
                    />
                  </Box>
                </li>
              );
            })}
          </Rows>
        </Panel>
      )}
    </AskedPanel>
  );
}
