import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { CourseOutline, OutlineModule } from '../../data/types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Panel } from '../../record/Panel.tsx';
import { Rows } from '../../record/Rows.tsx';
import { CommunityLink } from '../../ui/links.tsx';
import { ReasonedCommand } from '../../ui/ReasonedCommand.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import { ModuleDialog } from './ModuleDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { reasonsFor } from './reasons.ts';

/** Panel that adds, edits, reorders and removes the modules and lessons of a course. */
export function Builder({ course }: { course: CourseOutline }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('course.contents')}>
      {course.modules.length === 0 ? translate('course.empty') : null}
      {course.modules.map((module) => (
        <Module key={module.id} course={course} module={module} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Opens label={translate('course.addModule')}>
          {(close) => <ModuleDialog course={course} module={null} onClose={close} />}
        </Opens>
        {course.modules.length > 1 ? (
          <Opens label={translate('course.orderModules')}>
            {(close) => (
              <OrderDialog course={course} type="module" parentId={course.id} things={course.modules} onClose={close} />
            )}
          </Opens>
        ) : null}
      </Box>
    </Panel>
  );
}

/** A button that opens a dialog. `children` renders the dialog and receives a function that closes it. */
export function Opens({
  label,
  name,
  children,
}: {
  label: string;
  name?: string;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}

function Module({ course, module }: { course: CourseOutline; module: OutlineModule }) {
  const translate = useTranslate();
  const { name, lessons } = module;
  return (
    <Box component="section" aria-label={name} sx={{ mb: 3 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem' }}>
        {name}
      </Box>
      <Rows>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <span>{lesson.name}</span>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
              <CommunityLink href={lesson.url} />
              <Opens label={translate('course.edit')} name={translate('course.editOf', { name: lesson.name })}>
                {(close) => <LessonDialog course={course} moduleId={module.id} lesson={lesson} onClose={close} />}
              </Opens>
              <ReasonedCommand
                label={translate('course.takeOut')}
                rowLabel={translate('course.takeOutOf', { name: lesson.name })}
                asked={{
                  ...{
                    name: lesson.name,
                    title: translate('course.takeOutTitle'),
                    hint: translate('course.takeOutHint'),
                  },
                  ...{
                    submit: translate('course.takeOut'),
                    reasons: reasonsFor(course),
                    done: translate('course.saved'),
                  },
                  send: (commands, reason) =>
                    commands.removeLesson({ id: course.id, module_id: module.id, lesson_id: lesson.id, reason }),
                }}
              />
            </Box>
          </li>
        ))}
      </Rows>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Opens label={translate('course.addLesson')} name={translate('course.addLessonTo', { name })}>
          {(close) => <LessonDialog course={course} moduleId={module.id} lesson={null} onClose={close} />}
        </Opens>
        {lessons.length > 1 ? (
          <Opens label={translate('course.orderLessons')} name={translate('course.orderLessonsOf', { name })}>
            {(close) => (
              <OrderDialog course={course} type="lesson" parentId={module.id} things={lessons} onClose={close} />
            )}
          </Opens>
        ) : null}
        <Opens label={translate('course.rename')} name={translate('course.renameOf', { name })}>
          {(close) => <ModuleDialog course={course} module={module} onClose={close} />}
        </Opens>
        <ReasonedCommand
          label={translate('course.takeOut')}
          rowLabel={translate('course.takeOutOf', { name })}
          asked={{
            ...{ name, title: translate('course.takeOutTitle'), hint: translate('course.moduleHint') },
            ...{ submit: translate('course.takeOut'), reasons: reasonsFor(course), done: translate('course.saved') },
            send: (commands, reason) => commands.removeModule({ id: course.id, module_id: module.id, reason }),
          }}
        />
      </Box>
    </Box>
  );
}
