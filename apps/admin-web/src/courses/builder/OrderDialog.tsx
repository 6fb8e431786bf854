import { useState } from 'react';
import { moved } from '../../order/moved.ts';
import { type Sortable, SortableList } from '../../order/SortableList.tsx';
import type { CourseOutline } from '../../data/types.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { reasonsFor } from './reasons.ts';

interface Props {
  course: CourseOutline;
  type: 'module' | 'lesson';
  parentId: number;
  things: readonly Sortable[];
  onClose: () => void;
}

/** Dialog that reorders the modules of a course or the lessons of a module, by dragging or with buttons. */
export function OrderDialog({ course, type, parentId, things, onClose }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(things.map(({ id, name }): Sortable => ({ id, name })));
  const move = (from: number, to: number) => setShown((before) => moved(before, from, to));
  const send = useCommand(
    (provider, reason: string) =>
      provider.orderOfCourse({
        ...{ id: course.id, type, parent_id: parentId, reason },
        items: shown.map(({ id }, index) => ({ id, index })),
      }),
    translate('board.ordered'),
  );
  const isSame = shown.every(({ id }, index) => things[index]?.id === id);
  return (
    <ReasonDialog
      title={translate(type === 'module' ? 'course.orderModules' : 'course.orderLessons')}
      submit={translate('board.orderSave')}
      reasons={reasonsFor(course)}
      invalid={isSame ? translate('board.orderSame') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <SortableList items={shown} onMove={move} />
    </ReasonDialog>
  );
}
