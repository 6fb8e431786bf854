import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { QUIZ_LIMITS } from '@lyceum/contracts/quizzes/limits';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../data/errors.ts';
import type { AuthorQuestion, ConsoleDataProvider, Quiz } from '../../data/types.ts';
import { useCommand } from '../../data/use-command.ts';
import { useUnsaved } from '../../form/use-unsaved.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { BesideQuestion } from './BesideQuestion.tsx';
import { Options } from './Options.tsx';
import { besideOf, mediaOf, ofType, optionsOf } from './question.ts';
import { linesOf } from '../words.ts';
import { Accepted } from './Accepted.tsx';

type NewQuestion = Parameters<ConsoleDataProvider['addQuestion']>[0]['question'];
type ChangedQuestion = Parameters<ConsoleDataProvider['changeQuestion']>[0]['question'];

const TYPES = ['multiple_choice', 'true_false', 'free_form'] as const;

interface Props {
  quiz: Quiz;
  /** Null for a new question. */
  question: AuthorQuestion | null;
  onClose: () => void;
}

/** Dialog that creates or edits a question: text, options or accepted answers, and media. */
export function QuestionDialog({ quiz, question, onClose }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  const [text, setText] = useState(question?.question ?? '');
  const [type, setType] = useState<AuthorQuestion['type']>(question?.type ?? 'multiple_choice');
  const [options, setOptions] = useState(() => optionsOf(question));
  const [beside, setBeside] = useState(() => besideOf(question?.media ?? []));
  const [before] = useState(beside);
  const [sending, setSending] = useState(false);
  const [answers, setAnswers] = useState((question?.answers ?? []).join('\n'));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isTyped, setTyped] = useState(false);
  const mayLose = useUnsaved(isTyped && !busy);
  const leave = () => (mayLose() ? onClose() : undefined);
  const add = useCommand<NewQuestion>(
    (provider, body) => provider.addQuestion({ id: quiz.id, question: body }),
    'quiz.saved',
  );
  const change = useCommand<ChangedQuestion>(
    (provider, body) => provider.changeQuestion({ id: question?.id ?? 0, question: body }),
    'quiz.saved',
  );

  function bodyOf() {
    // Sends media only if edited, because sending would reorder them.
    const words = { question: text, ...(beside === before ? {} : { media: mediaOf(beside) }) };
    if (type === 'free_form') return { ...words, answers: linesOf(answers) };
    const question_options = options.map(({ id, value, is_correct }) => ({ ...(id ? { id } : {}), value, is_correct }));
    return { ...words, question_options };
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
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} onInput={() => setTyped(true)} noValidate>
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
                setOptions(ofType(target.value as AuthorQuestion['type']));
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
            <Accepted value={answers} onChange={setAnswers} />
          ) : (
            <Options type={type} options={options} onChange={setOptions} />
          )}
          <BesideQuestion beside={beside} onChange={setBeside} onBusy={setSending} />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{translate('app.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={sending}>
            {translate('quiz.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
