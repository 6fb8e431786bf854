import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMemberCard } from '../../../entities/members/member-card.query.ts';
import { MemberName } from '../../../entities/members/MemberName.tsx';
import { useRelation } from '../../../entities/members/relations/use-relation.ts';
import { paths } from '../../../lib/address/paths.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { forgetThread } from '../cache/threads.query.ts';
import type { Conversation } from '../conversation.ts';
import { type DotsEntry, DotsMenu } from '../menu/DotsMenu.tsx';
import { Faces, presentOf } from '../Faces.tsx';
import { namesOf } from '../list/naming.ts';
import { usePresenceOf } from '../presence.ts';
import classes from './Thread.module.css';

const DeleteChatDialog = lazyPart(() => import('../dialogs/DeleteChatDialog.tsx'));
const SearchThreadDialog = lazyPart(() => import('../dialogs/SearchThreadDialog.tsx'));
const BlockDialog = lazyPart(() => import('../../../entities/members/relations/BlockDialog.tsx'));
const AddPeopleDialog = lazyPart(() => import('../dialogs/AddPeopleDialog.tsx'));

/** A conversation with at least three members, including the viewer, can be left. */
const isGroup = ({ partners }: Conversation): boolean => partners.length > 1;

/** Heading of a conversation: its partners and a menu. */
export function ThreadHead({ conversation, meId }: { conversation: Conversation; meId: number }) {
  const { t } = useTranslation();
  const members = presentOf(conversation.partners);
  const presence = usePresenceOf(members);
  const [one] = members;
  const group = isGroup(conversation);
  return (
    <header className={classes.head}>
      <ActionIcon component={Link} to={paths.messages()} aria-label={t('inbox.back')} className={classes.back}>
        <IconArrowLeft size={20} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
      <Faces members={members} size={40} />
      <div className={classes.who}>
        <h2 className={classes.names}>
          {one && !group ? <MemberName member={one} /> : <span>{namesOf(members, t)}</span>}
        </h2>
        <p className={classes.quiet} aria-hidden="true">
          {members.length > 2
            ? members.map(({ first_name }) => first_name).join(', ')
            : t(`inbox.presence.${presence}`)}
        </p>
      </div>
      <ThreadMenu conversation={conversation} meId={meId} />
    </header>
  );
}

type Asked = 'search' | 'delete' | 'leave' | 'add' | 'block';

function ThreadMenu({ conversation, meId }: { conversation: Conversation; meId: number }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { thread, partners } = conversation;
  const group = isGroup(conversation);
  const done = () => setAsked(null);
  const client = useQueryClient();
  // The server decides whether the viewer may write after unblocking.
  const silenceAnew = () => void (thread && forgetThread(client, thread.id));
  const other = group ? undefined : presentOf(partners)[0];
  const block = useBlockEntry(other, () => setAsked('block'), silenceAnew);
  const entries: DotsEntry[] = presentOf(partners).map(({ username, name }) => ({
    label: group ? t('inbox.menu.profileOf', { name }) : t('inbox.menu.profile'),
    icon: 'profile',
    href: paths.profile(username),
  }));
  if (thread) {
    const hasLeft = thread.silence === 'left';
    entries.push({ label: t('inbox.menu.search'), icon: 'search', run: () => setAsked('search') });
    if (!hasLeft) entries.push({ label: t('inbox.menu.add'), icon: 'add', run: () => setAsked('add') });
    if (group && !hasLeft) entries.push({ label: t('inbox.menu.leave'), icon: 'leave', run: () => setAsked('leave') });
    if (block) entries.push(block.entry);
    entries.push({ label: t('inbox.menu.delete'), icon: 'delete', danger: true, run: () => setAsked('delete') });
  }
  return (
    <>
      <DotsMenu label={t('inbox.menu.conversation')} entries={entries} />
      <Part missing="opened">
        {block && asked === 'block' && (
          <BlockDialog
            member={block.member}
            onDone={() => {
              done();
              silenceAnew();
            }}
          />
        )}
        {thread && asked === 'search' && <SearchThreadDialog threadId={thread.id} meId={meId} onDone={done} />}
        {thread && asked === 'add' && <AddPeopleDialog thread={thread} onDone={done} />}
        {thread && (asked === 'delete' || asked === 'leave') && (
          <DeleteChatDialog threadId={thread.id} leaves={asked === 'leave'} onDone={done} />
        )}
      </Part>
    </>
  );
}

/** Menu entry to block or unblock the partner of a conversation of two. Staff cannot be blocked. */
function useBlockEntry(other: { id: number; name: string } | undefined, ask: () => void, onUnblocked: () => void) {
  const { t } = useTranslation();
  const { data: member } = useMemberCard(other?.id ?? 0, other !== undefined);
  const { mutate } = useRelation(other ?? { id: 0, name: '' });
  if (!member || member.isAdmin || member.isModerator) return null;
  const isBlocked = member.follow_status === 'blocked';
  const entry: DotsEntry = isBlocked
    ? { label: t('inbox.menu.unblock'), icon: 'block', run: () => mutate('unblock', { onSuccess: onUnblocked }) }
    : { label: t('inbox.menu.block'), icon: 'block', danger: true, run: ask };
  return { member, entry };
}
