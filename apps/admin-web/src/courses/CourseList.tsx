import AddOutlined from '@mui/icons-material/AddOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload } from 'react-admin';
import type { Course } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { Badge } from '../ui/Badge.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' };

/** List page of all courses, including drafts and hidden ones. */
export default function CourseList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<SchoolOutlined />}
      search={translate('course.search')}
      sort={NEWEST_FIRST}
      filters={<Filters />}
      sortFields={['name', 'release_date']}
      actions={
        <LinkButton to="/courses/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
          {translate('course.create')}
        </LinkButton>
      }
      table={<CourseTable />}
      cards={<CourseCards />}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <FilterField
      source="status"
      label={translate('resources.courses.fields.status')}
      choices={(['draft', 'planned', 'released'] as const).map((value) => ({
        value,
        label: translate(`course.statuses.${value}`),
      }))}
    />
  );
}

/** Badges for a course that is not released or is hidden. */
export function CourseBadges({ course }: { course: Course }) {
  const translate = useTranslate();
  return (
    <>
      {course.status === 'released' ? null : (
        <Badge tone="accent">{translate(`course.statuses.${course.status}`)}</Badge>
      )}
      {course.hidden ? <Badge tone="flame">{translate('course.hidden')}</Badge> : null}
    </>
  );
}

function Named({ course }: { course: Course }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <RecordLink resource="courses" id={course.id} row>
        {course.name}
      </RecordLink>
      <CourseBadges course={course} />
    </Box>
  );
}

const Column = DataTable.Col<Course>;

function CourseTable() {
  return (
    <Table>
      <Column source="name" render={(course) => <Named course={course} />} sx={{ minWidth: 260 }} />
      <Column source="release_date" render={(course) => course.release_date ?? '–'} />
      <DataTable.NumberCol<Course> source="lesson_count" disableSort />
      <DataTable.NumberCol<Course> source="count" disableSort />
    </Table>
  );
}

function CourseCards() {
  const translate = useTranslate();
  return (
    <Cards<Course>>
      {(course) => (
        <>
          <Named course={course} />
          <CardFacts>
            {course.release_date ? <span>{course.release_date}</span> : null}
            <span>{translate('course.lessons', { count: course.lesson_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
