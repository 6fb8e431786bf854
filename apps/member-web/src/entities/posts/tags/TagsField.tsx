import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { TagsInput } from '@mantine/core';
import { api } from '@lyceum/browser/client';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  error?: string | undefined;
}

/** Chooses tags that exist, or types new ones. */
export default function TagsField({ value, onChange, error }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = useQuery({
    queryKey: ['tags', typed],
    queryFn: ({ signal }) =>
      api('GET /api/v4/tags', { query: { search: typed || undefined, limit: 10 }, signal }).then(({ data }) =>
        data.map(({ tag }) => tag),
      ),
  });
  return (
    <TagsInput
      label={t('tags.label')}
      description={t('tags.hint', { count: COMMUNITY_LIMITS.tags })}
      placeholder={value.length < COMMUNITY_LIMITS.tags ? t('tags.placeholder') : ''}
      data={found.data ?? []}
      value={[...value]}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, COMMUNITY_LIMITS.tag))}
      maxTags={COMMUNITY_LIMITS.tags}
      splitChars={[',']}
      error={error}
      acceptValueOnBlur
    />
  );
}
