import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pollKey } from './poll.ts';
import { fieldErrors, formError } from '../../../lib/forms/server-errors.ts';

interface Props {
  pollId: number;
  onAdded: () => void;
  onClose: () => void;
}

/** Part 3 §4: Enter sends it, Escape leaves it, and nothing typed is nothing added. */
export default function NewOptionField({ pollId, onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [value, setValue] = useState('');
  const add = useMutation({
    mutationFn: (text: string) =>
      api('POST /api/v4/polls/{id}/options', {
        params: { id: pollId },
        body: { question_options: [{ value: text }] },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: pollKey(pollId) });
      onAdded();
      onClose();
    },
  });
  const { question_options: told } = fieldErrors(add.error);

  function press(event: React.KeyboardEvent<HTMLInputElement>): void {
    // Enter and Escape belong to whoever is still composing a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (value.trim()) add.mutate(value.trim());
    else onClose();
  }

  return (
    <TextInput
      aria-label={t('poll.newOption')}
      placeholder={t('poll.newOptionHint')}
      autoFocus
      maxLength={POLL_LIMITS.answer}
      value={value}
      disabled={add.isPending}
      error={add.isError && (told ?? formError(add.error, [], t('errors.action')))}
      onChange={(event) => setValue(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
}
