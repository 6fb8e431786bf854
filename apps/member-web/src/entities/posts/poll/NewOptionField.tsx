import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { pollKey } from './poll.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';

const newOptions = () => import('@lyceum/contracts/community/polls').then((contract) => contract.storePollOptions.body);

interface Props {
  pollId: number;
  onAdded: () => void;
  onClose: () => void;
}

/** Field for a new answer: Enter sends it, Escape closes it, and an empty text adds nothing (part 3 §4). */
export default function NewOptionField({ pollId, onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    ...useValues({ value: '' }),
    schema: newOptions,
    body: ({ value }) => ({ question_options: [{ value: value.trim() }] }),
    send: async (body) => {
      await api('POST /api/v4/polls/{id}/options', { params: { id: pollId }, body });
      await client.invalidateQueries({ queryKey: pollKey(pollId) });
    },
    done: () => {
      onAdded();
      onClose();
    },
    names: { question_options: 'value', 'question_options.0.value': 'value' },
    says: { value: 'pollDialogs.answerRequired' },
  });
  const { value, error, onChange } = form.field('value');

  function press(event: React.KeyboardEvent<HTMLInputElement>): void {
    // During IME composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (value.trim()) form.submit();
    else onClose();
  }

  return (
    <TextInput
      aria-label={t('pollDialogs.newOption')}
      placeholder={t('pollDialogs.newOptionHint')}
      autoFocus
      maxLength={POLL_LIMITS.answer}
      value={value}
      disabled={form.busy}
      error={error ?? form.refusal}
      onChange={onChange}
      onKeyDown={press}
    />
  );
}
