import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { QUIZ_LIMITS } from '@lyceum/contracts/quizzes/limits';
import { moved } from '../../order/moved.ts';
import { SortableList } from '../../order/SortableList.tsx';
import type { AuthorQuestion } from '../../data/types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { EMPTY, type Option } from './question.ts';
import { useOptionText } from '../words.ts';

interface Props {
  type: AuthorQuestion['type'];
  options: readonly Option[];
  onChange: (options: Option[]) => void;
}

/** Field with the options of a question: their text, correctness and order, by dragging or keyboard. */
export function Options({ type, options, onChange }: Props) {
  const translate = useTranslate();
  const optionText = useOptionText();
  const set = (index: number, more: Partial<Option>) =>
    onChange(options.map((each, at) => (at === index ? { ...each, ...more } : each)));
  const named = options.map(({ key, value }, index) => ({
    id: key,
    name: optionText({ type }, value) || translate('quiz.option', { number: index + 1 }),
  }));
  return (
    <>
      {options.map((option, index) => (
        <Box key={option.key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
      ))}
      {type === 'multiple_choice' && options.length < QUIZ_LIMITS.options.most ? (
        <Button sx={{ justifySelf: 'start' }} onClick={() => onChange([...options, EMPTY()])}>
          {translate('quiz.addOption')}
        </Button>
      ) : null}
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          {translate('quiz.orderOptions')}
        </Box>
        <SortableList items={named} onMove={(from, to) => onChange(moved(options, from, to))} />
      </details>
    </>
  );
}
