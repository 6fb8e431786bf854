import { IconMessageCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { relationsTexts } from '../../entities/members/relations/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import type { Module } from '../../lib/modules/module.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { pingsOptions, usePing } from '../../lib/session/pings.ts';
import { acting, type Me, useMe } from '../../lib/session/session.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { Part } from '../../ui/part/Part.tsx';
import { editorTexts } from '../../ui/rich-text/texts/index.ts';
import { TabLink } from '../../ui/shell/tabs.tsx';
import { later } from './load-later.ts';
import { closeOutbox, hasKept } from './sending/leaving.ts';
import { inboxFirstTexts, inboxTexts } from './texts/index.ts';
import { Waiting, WaitingBadge } from './Waiting.tsx';

const loadSettings = () => later().then(({ MessagesTab }) => ({ default: MessagesTab }));
const SettingsPart = lazyPart(loadSettings);
const MiniInbox = lazyPart(() => import('./mini/MiniInbox.tsx'));

const SettingsTab = () => (
  <Part>
    <SettingsPart />
  </Part>
);

function InboxTab() {
  const { t } = useTranslation();
  const me = useMe();
  const count = usePing('inbox');
  const text = t('messages.title');
  if (!me) return null;
  return (
    <TabLink
      to={paths.messages()}
      icon={IconMessageCircle}
      text={text}
      badge={<WaitingBadge />}
      label={count > 0 ? `${text}, ${t('messages.unread', { count })}` : undefined}
    />
  );
}

/** On every screen: counts unread conversations, sends messages left by an earlier page, and renders the mini inbox. */
function LiveInbox() {
  const me = useMe();
  const client = useQueryClient();
  const id = acting(me)?.id;
  const [isDrawn, setDrawn] = useState(false);
  const count = () => void client.invalidateQueries({ queryKey: pingsOptions.queryKey });
  useLive(me ? [channels.messages(me.id)] : [], {
    inbox: count,
    'inbox-deleted': count,
    'thread-changed': count,
    'inbox-read': ({ user_id }) => {
      if (user_id === me?.id) count();
    },
  });
  useEffect(() => {
    if (id === undefined) return;
    setDrawn(true);
    if (hasKept(id)) {
      void later().then(
        ({ outboxOf }) => outboxOf(client, id).start(),
        () => undefined,
      );
    }
    return closeOutbox;
  }, [client, id]);
  return id === undefined ? null : <Part missing="nothing">{isDrawn && <MiniInbox me={me as Me} />}</Part>;
}

export const messages: Module = {
  name: 'messages',
  gate: { plugin: 'messages' },
  texts: [inboxFirstTexts],
  routes: [
    {
      path: 'messages',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/messages.tsx'), inboxTexts, editorTexts, relationsTexts, chooseTexts),
      hydrateFallbackElement: <></>,
    },
    {
      path: 'messages/:id',
      loader: ({ params }) => redirect(`/messages?thread_id=${params.id}`),
      element: null,
      hydrateFallbackElement: <></>,
    },
  ],
  navigation: [{ to: paths.messages(), icon: IconMessageCircle, text: 'messages.title', membersOnly: true, Waiting }],
  Tab: InboxTab,
  Live: LiveInbox,
  settingsTabs: [{ name: 'messages', group: 'community', text: 'messages.title', Tab: SettingsTab }],
};
