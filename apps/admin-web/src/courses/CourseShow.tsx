import Box from '@mui/material/Box';
import type { Course, CourseOutline } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Builder, Opens } from './builder/Builder.tsx';
import { Certificates } from './Certificates.tsx';
import { CourseBadges } from './CourseList.tsx';
import { Participants } from './Participants.tsx';
import { AuthorsDialog } from './PeopleDialogs.tsx';
import { PlanRelease } from './PlanRelease.tsx';

/** Whether the record is complete. Records from a list have no modules. */
const isWhole = (course: CourseOutline): boolean => Array.isArray(course.modules);

/** Page that shows a course, with its contents, participants and commands. */
export default function CourseShow() {
  return <RecordPage<CourseOutline> whole={isWhole}>{(course) => <CourseRecord course={course} />}</RecordPage>;
}

function CourseRecord({ course }: { course: CourseOutline }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={course.name}
        back={{ to: '/courses', label: translate('resources.courses.name', { count: 2 }) }}
        under={<CourseBadges course={course} />}
        actions={
          <>
            <CommunityLink href={`/resources/${course.slug}`} />
            <LinkButton to={`/courses/${course.id}`}>{translate('board.edit')}</LinkButton>
            <PlanRelease course={course} />
            {course.status === 'draft' ? null : <Withdraw course={course} />}
          </>
        }
      />
      <Columns
        aside={
          <>
            <History kind="course" id={course.id} name={course.name} />
            <History
              kind="certificates"
              id={course.id}
              name={course.name}
              title={translate('course.certificateHistory')}
            />
          </>
        }
      >
        <About course={course} />
        <Builder course={course} />
        <Participants course={course} />
        <Certificates course={course} />
      </Columns>
    </>
  );
}

function About({ course }: { course: CourseOutline }) {
  const translate = useTranslate();
  const fieldName = useFieldName();
  const label = (field: keyof Course) => fieldName('courses', field);
  return (
    <Panel title={translate('course.about')}>
      <Box sx={{ mb: 3, maxWidth: '65ch' }}>
        {course.description ? <RichText html={course.description} /> : translate('board.noDescription')}
      </Box>
      <Facts>
        <Fact label={label('status')}>{translate(`course.statuses.${course.status}`)}</Fact>
        {course.release_date ? <Fact label={label('release_date')}>{course.release_date}</Fact> : null}
        <Fact label={label('visibility')}>{translate(`course.visibilities.${course.visibility}`)}</Fact>
        <Fact label={label('availability')}>{translate(`course.availabilities.${course.availability}`)}</Fact>
        <Fact label={label('authors')}>{course.authors.map(({ name }) => name).join(', ')}</Fact>
      </Facts>
      <Box sx={{ mt: 2 }}>
        <Opens label={translate('course.changeAuthors')}>
          {(close) => <AuthorsDialog course={course} onClose={close} />}
        </Opens>
      </Box>
    </Panel>
  );
}

function Withdraw({ course }: { course: Course }) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('course.withdraw')}
      asked={{
        name: course.name,
        title: translate('course.withdrawTitle'),
        hint: translate('course.withdrawHint'),
        submit: translate('course.withdraw'),
        reasons: 'course.reasons',
        done: translate('course.saved'),
        send: (provider, reason) => provider.releaseCourse({ id: course.id, release_date: null, reason }),
      }}
    />
  );
}
