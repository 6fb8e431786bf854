import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type TextKey, useTranslate } from '../i18n/use-translate.ts';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { Panel } from '../record/Panel.tsx';
import { FailedState } from '../ui/FailedState.tsx';

interface Props<Answer> {
  title: TextKey;
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Panel of one system query. An error replaces older data, so that staff notice it. */
export function SystemPanel<Answer>({ title, query, children }: Props<Answer>) {
  const translate = useTranslate();
  const { data, error, refetch } = query;
  const content = data === undefined ? <RowsSkeleton rows={2} /> : children(data);
  return (
    <Panel title={translate(title)}>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : content}
    </Panel>
  );
}
