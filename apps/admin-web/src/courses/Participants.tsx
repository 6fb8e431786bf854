import Box from '@mui/material/Box';
import type { courseParticipants } from '@lyceum/contracts';
import type { CourseOutline } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { Opens } from './builder/Builder.tsx';
import { EnrolDialog } from './PeopleDialogs.tsx';
import { ExceptionDialog } from './ExceptionDialog.tsx';

/** Panel of the participants of a course, with their progress. */
export function Participants({ course }: { course: CourseOutline }) {
  const translate = useTranslate();
  return (
    <PagedPanel<courseParticipants.CourseParticipant>
      title={translate('course.participants')}
      name={['courses', 'participants', course.id]}
      ask={(provider, asked) => provider.participants(course.id, asked)}
      failed={translate('course.participantsFailed')}
      nobody={translate('course.nobody')}
      row={(learner) => {
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
                  send: (commands, reason) => commands.removeParticipant({ id: course.id, member_id: id, reason }),
                }}
              />
            </Box>
          </li>
        );
      }}
    >
      <Box sx={{ mb: 2 }}>
        <Opens label={translate('course.enrolMembers')}>
          {(close) => <EnrolDialog course={course} onClose={close} />}
        </Opens>
      </Box>
    </PagedPanel>
  );
}
