import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { api } from '@lyceum/contracts/client';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../lib/keys.ts';
import { fieldErrors, formError } from '../../lib/server-errors.ts';

interface Props {
  pollId: number;
  onAdded: () => void;
}

/** Part 3 §4: Enter sends it, Escape leaves it, and nothing typed is nothing added. */
export function NewOption({ pollId, onAdded }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [value, setValue] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setValue(null);
    add.reset();
    requestAnimationFrame(() => button.current?.focus());
  };
  const add = useMutation({
    mutationFn: (text: string) =>
      api('POST /api/v4/polls/{id}/options', {
        params: { id: pollId },
        body: { question_options: [{ value: text }] },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.poll(pollId) });
      onAdded();
      close();
    },
  });
  const { question_options: told } = fieldErrors(add.error);

  if (value === null) {
    return (
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={15} aria-hidden="true" />}
        onClick={() => setValue('')}
      >
        {t('poll.addOption')}
      </Button>
    );
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
      onKeyDown={(event) => {
        // Enter and Escape belong to whoever is still composing a word.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') close();
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (value.trim()) add.mutate(value.trim());
        else close();
      }}
    />
  );
}
