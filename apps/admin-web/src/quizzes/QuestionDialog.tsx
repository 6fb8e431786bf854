import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { QUIZ_LIMITS } from '@lyceum/contracts/limits';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../data/errors.ts';
import type { AuthorQuestion, ConsoleDataProvider, Quiz } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { linesOf, useOptionText } from './words.ts';

type NewQuestion = Parameters<ConsoleDataProvider['addQuestion']>[0]['question'];
type ChangedQuestion = Parameters<ConsoleDataProvider['changeQuestion']>[0]['question'];

interface Option {
  id?: number;
  value: string;
  is_correct: boolean;
}
const TYPES = ['multiple_choice', 'true_false', 'free_form'] as const;
const EMPTY: Option = { value: '', is_correct: false };
const TRUTH: Option[] = [
  { value: 'true', is_correct: true },
  { value: 'false', is_correct: false },
];

interface Props {
  quiz: Quiz;
  /** Null for a new one. */
  question: AuthorQuestion | null;
  onClose: () => void;
}

/** One question: what it asks, its options or accepted answers, and for a new one what is right. */
export function QuestionDialog({ quiz, question, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const optionText = useOptionText();
  const titleId = useId();
  const [text, setText] = useState(question?.question ?? '');
  const [type, setType] = useState<AuthorQuestion['type']>(question?.type ?? 'multiple_choice');
  const [options, setOptions] = useState<Option[]>(question?.question_options ?? [EMPTY, EMPTY]);
  const [answers, setAnswers] = useState((question?.answers ?? []).join('\n'));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const add = useCommand<NewQuestion>(
    (provider, body) => provider.addQuestion({ id: quiz.id, question: body }),
    'quiz.saved',
  );
  const change = useCommand<ChangedQuestion>(
    (provider, body) => provider.changeQuestion({ id: question?.id ?? 0, question: body }),
    'quiz.saved',
  );
  const set = (index: number, more: Partial<Option>) =>
    setOptions((all) => all.map((each, at) => (at === index ? { ...each, ...more } : each)));

  function bodyOf() {
    if (type === 'free_form') return { question: text, answers: linesOf(answers) };
    const question_options = options.map(({ id, value, is_correct }) => ({ ...(id ? { id } : {}), value, is_correct }));
    return { question: text, question_options };
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await (question ? change(bodyOf()) : add({ ...bodyOf(), type }));
      onClose();
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{translate(question ? 'quiz.editQuestion' : 'quiz.addQuestion')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {error ? <Alert severity="error">{errorText(error)}</Alert> : null}
          <TextField
            label={translate('quiz.asks')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            required
            slotProps={{ htmlInput: { maxLength: QUIZ_LIMITS.question } }}
            sx={{ mt: 1 }}
          />
          {question ? null : (
            <TextField
              select
              label={translate('quiz.type')}
              value={type}
              onChange={({ target }) => {
                setType(target.value as AuthorQuestion['type']);
                setOptions(target.value === 'true_false' ? TRUTH : [EMPTY, EMPTY]);
              }}
            >
              {TYPES.map((each) => (
                <MenuItem key={each} value={each}>
                  {translate(`quiz.types.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {type === 'free_form' ? (
            <TextField
              label={translate('quiz.accepted')}
              helperText={translate('quiz.acceptedHint')}
              value={answers}
              onChange={({ target }) => setAnswers(target.value)}
              multiline
              minRows={2}
            />
          ) : (
            options.map((option, index) => (
              <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <TextField
                  label={translate('quiz.option', { number: index + 1 })}
                  value={type === 'true_false' ? optionText({ type }, option.value) : option.value}
                  disabled={type === 'true_false'}
                  onChange={({ target }) => set(index, { value: target.value })}
                  sx={{ flex: 1 }}
                />
                <FormControlLabel
                  label={translate('quiz.isRight')}
                  control={
                    <Checkbox
                      checked={option.is_correct}
                      onChange={({ target }) => set(index, { is_correct: target.checked })}
                      slotProps={{ input: { 'aria-label': translate('quiz.isRightOf', { number: index + 1 }) } }}
                    />
                  }
                />
              </Box>
            ))
          )}
          {type === 'multiple_choice' && options.length < QUIZ_LIMITS.options.most ? (
            <Button sx={{ justifySelf: 'start' }} onClick={() => setOptions((all) => [...all, EMPTY])}>
              {translate('quiz.addOption')}
            </Button>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('quiz.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
