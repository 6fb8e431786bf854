import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant } from './room.query.ts';

/** Text for screen readers about participants who joined or left. */
export function useComings(others: readonly Participant[]): string {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const before = useRef<Map<number, string> | null>(null);
  const compare = useEffectEvent(() => {
    const now = new Map(others.map(({ id, user }) => [id, user.name]));
    const was = before.current;
    before.current = now;
    if (!was) return;
    const came = [...now].filter(([id]) => !was.has(id)).map(([, name]) => t('liveRoom.came', { name }));
    const went = [...was].filter(([id]) => !now.has(id)).map(([, name]) => t('liveRoom.went', { name }));
    if (came.length + went.length > 0) setSaid([...came, ...went].join(' '));
  });
  const ids = others.map(({ id }) => id).join(' ');
  useEffect(() => compare(), [ids]);
  return said;
}
