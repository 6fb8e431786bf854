import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { fetchAround, type Message } from '../cache/messages.query.ts';

/** Scrolls to the message of the address. Loads its page first if needed. */
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
