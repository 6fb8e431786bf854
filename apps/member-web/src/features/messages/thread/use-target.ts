import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { fetchAround, type Message } from '../cache/messages.query.ts';

/** Brings the message that the address names into view: its page is fetched first if it isn't among the messages. */
export function useTarget(
  box: RefObject<HTMLElement | null>,
  threadId: number | null,
  target: number | null,
  messages: readonly Message[],
): void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fetchTarget = useEffectEvent(() => {
    if (threadId === null || target === null) return;
    fetchAround(client, threadId, target).catch(() => toast({ kind: 'error', text: t('inbox.messageMissing') }));
  });
  useEffect(() => fetchTarget(), [threadId, target]);

  const isThere = target !== null && messages.some(({ id }) => id === target);
  useLayoutEffect(() => {
    if (isThere) box.current?.querySelector(`[data-message="${target}"]`)?.scrollIntoView({ block: 'center' });
  }, [box, isThere, target]);
}
