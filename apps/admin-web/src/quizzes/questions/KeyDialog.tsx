import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useErrorText } from '../../data/errors.ts';
import type { AuthorQuestion, ConsoleDataProvider } from '../../data/types.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Rows } from '../../record/Rows.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { linesOf, useOptionText } from '../words.ts';
import { Accepted } from './Accepted.tsx';

type Key = Parameters<ConsoleDataProvider['correctKey']>[0];

/** Dialog that corrects the answer key of a question. It previews which scores change. */
export function KeyDialog({ question, onClose }: { question: AuthorQuestion; onClose: () => void }) {
  const translate = useTranslate();
  const optionText = useOptionText();
  const rightNow = question.question_options.filter(({ is_correct }) => is_correct).map(({ id }) => id);
  const [ids, setIds] = useState<number[]>(rightNow);
  const [answers, setAnswers] = useState(question.answers.join('\n'));
  const correct = useCommand<Key>((provider, key) => provider.correctKey(key), 'quiz.corrected');
  const key = { question_option_ids: ids, answers: linesOf(answers) };
  const isFree = question.type === 'free_form';
  return (
    <ReasonDialog
      title={translate('quiz.correctTitle')}
      hint={<strong>{question.question}</strong>}
      submit={translate('quiz.correct')}
      reasons="quiz.correctReasons"
      invalid={!isFree && ids.length === 0 ? translate('quiz.noneRight') : null}
      onSubmit={(reason) => correct({ id: question.id, key: { ...key, reason } })}
      onClose={onClose}
    >
      {isFree ? (
        <Accepted value={answers} onChange={setAnswers} />
      ) : (
        <Box role="group" aria-label={translate('quiz.isRight')} sx={{ display: 'grid' }}>
          {question.question_options.map(({ id, value }) => (
            <FormControlLabel
              key={id}
              label={optionText(question, value)}
              control={
                <Checkbox
                  checked={ids.includes(id)}
                  onChange={({ target }) =>
                    setIds((all) => (target.checked ? [...all, id] : all.filter((each) => each !== id)))
                  }
                />
              }
            />
          ))}
        </Box>
      )}
      <Preview id={question.id} answer={key} />
    </ReasonDialog>
  );
}

function Preview({ id, answer }: { id: number; answer: { question_option_ids: number[]; answers: string[] } }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isPending } = useQuery({
    queryKey: ['quizzes', 'preview', id, answer],
    queryFn: async () => (await provider.previewKey(id, answer)).data,
    retry: false,
    gcTime: 0,
  });
  if (error) return <Alert severity="warning">{errorText(error)}</Alert>;
  if (isPending) return <Box role="status">{translate('quiz.previewing')}</Box>;
  const { changes, changed, attempts } = data;
  const said = (each: (typeof changes)[number]['before']) =>
    `${each.score}/${each.max}, ${translate(each.passed_quiz ? 'quiz.passed' : 'quiz.notPassed')}`;
  return (
    <Box role="status" sx={{ maxHeight: 220, overflowY: 'auto' }} tabIndex={0}>
      {translate('quiz.changes', { count: changed, attempts })}
      <Rows>
        {changes.map(({ response_id, user, before, after }) => (
          <li key={response_id}>
            <strong>{user.name}</strong>
            <span>
              {said(before)} → {said(after)}
            </span>
          </li>
        ))}
      </Rows>
    </Box>
  );
}
