import { useState } from 'react';
import { moved } from '../../order/moved.ts';
import { type Sortable, SortableList } from '../../order/SortableList.tsx';
import { useCommand } from '../../data/use-command.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

interface Props {
  courseId: number;
  type: 'module' | 'lesson';
  parentId: number;
  things: readonly Sortable[];
  onClose: () => void;
}

/** Dialog that reorders the modules of a course or the lessons of a module, by dragging or with buttons. */
export function OrderDialog({ courseId, type, parentId, things, onClose }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(things.map(({ id, name }): Sortable => ({ id, name })));
  const move = (from: number, to: number) => setShown((before) => moved(before, from, to));
  const send = useCommand(
    (provider, reason: string) =>
      provider.orderOfCourse({
        ...{ id: courseId, type, parent_id: parentId, reason },
        items: shown.map(({ id }, index) => ({ id, index })),
      }),
    translate('board.ordered'),
  );
  const isSame = shown.every(({ id }, index) => things[index]?.id === id);
  return (
    <ReasonDialog
      title={translate(type === 'module' ? 'course.orderModules' : 'course.orderLessons')}
      submit={translate('board.orderSave')}
      reasons="course.reasons"
      invalid={isSame ? translate('board.orderSame') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <SortableList items={shown} onMove={move} />
    </ReasonDialog>
  );
}
