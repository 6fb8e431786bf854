import { useState } from 'react';
import { moved } from '../../order/moved.ts';
import { type Sortable, SortableList } from '../../order/SortableList.tsx';
import type { AuthorQuestion, Quiz } from '../../data/types.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

interface Props {
  quiz: Quiz;
  questions: readonly AuthorQuestion[];
  onClose: () => void;
}

/** Dialog that reorders the questions. The new order applies to new attempts only. */
export function OrderQuestions({ quiz, questions, onClose }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(questions.map(({ id, question }): Sortable => ({ id, name: question })));
  const move = (from: number, to: number) => setShown((before) => moved(before, from, to));
  const send = useCommand(
    (provider, reason: string) =>
      provider.orderQuestions({ id: quiz.id, question_ids: shown.map(({ id }) => id), reason }),
    translate('board.ordered'),
  );
  const isSame = shown.every(({ id }, index) => questions[index]?.id === id);
  return (
    <ReasonDialog
      title={translate('quiz.orderQuestions')}
      hint={translate('quiz.orderHint')}
      submit={translate('board.orderSave')}
      reasons="quiz.orderReasons"
      invalid={isSame ? translate('board.orderSame') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <SortableList items={shown} onMove={move} />
    </ReasonDialog>
  );
}
