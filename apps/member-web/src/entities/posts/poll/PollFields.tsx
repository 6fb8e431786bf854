import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReleaseField } from '../editing/ReleaseField.tsx';
import { type PollErrors, type PollForm, SWITCHES } from './poll-form.ts';
import classes from './PollFields.module.css';

interface Props {
  form: PollForm;
  errors: PollErrors;
  onChange: (form: PollForm) => void;
}

/** Form fields of a poll: answers, settings and end date (part 1 §3 and §5). */
export function PollFields({ form, errors, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { answers } = form;
  const field = (index: number) => `${id}-answer-${index}`;
  /** Waits for the next frame, when the field exists. */
  const focus = (index: number) => requestAnimationFrame(() => document.getElementById(field(index))?.focus());

  function add(): void {
    onChange({ ...form, answers: [...answers, { value: '' }] });
    focus(answers.length);
  }

  function remove(index: number): void {
    onChange({ ...form, answers: answers.filter((_, at) => at !== index) });
    focus(Math.max(0, index - 1));
  }

  return (
    <div className={classes.fields}>
      <fieldset className={classes.answers}>
        <legend>{t('pollDialogs.answers')}</legend>
        {answers.map((answer, index) => (
          <div key={answer.id ?? `new-${index}`} className={classes.answer}>
            <TextInput
              id={field(index)}
              className={classes.value}
              aria-label={t('pollDialogs.answer', { number: index + 1 })}
              placeholder={t('pollDialogs.answer', { number: index + 1 })}
              maxLength={POLL_LIMITS.answer}
              value={answer.value}
              error={errors[`poll.${index}`]}
              onChange={(event) => {
                const value = event.currentTarget.value;
                onChange({ ...form, answers: answers.map((each, at) => (at === index ? { ...each, value } : each)) });
              }}
            />
            {answers.length > POLL_LIMITS.answersMin && (
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={t('pollDialogs.deleteAnswer', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        ))}
        {answers.length < POLL_LIMITS.answersMost && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={add}
          >
            {t('pollDialogs.addAnswer')}
          </Button>
        )}
      </fieldset>
      <div className={classes.settings}>
        {SWITCHES.map((name) => (
          <Checkbox
            key={name}
            label={t(`pollDialogs.switch.${name}`)}
            checked={form.on[name] ?? false}
            onChange={(event) => onChange({ ...form, on: { ...form.on, [name]: event.currentTarget.checked } })}
          />
        ))}
      </div>
      <ReleaseField
        label={t('pollDialogs.end')}
        hint={t('pollDialogs.endHint')}
        value={form.end}
        error={errors['poll.end']}
        onChange={(end) => onChange({ ...form, end })}
      />
    </div>
  );
}
