import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { useFeature } from '../../lib/session/settings.ts';
import classes from './ChatLink.module.css';

interface Props {
  member: { id: number; name: string };
  /** The icon alone, where a row has room for no more. */
  small?: boolean;
}

/** Leads to the conversation with a member, begun or not; nowhere for guests, for oneself, and where there is no inbox. */
export default function ChatLink({ member, small = false }: Props) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const isThere = useFeature({ plugin: 'messages' });
  if (!isThere || !me || me.id === member.id) return null;
  return (
    <Link
      to={paths.messages({ participant: member.id })}
      className={classes.link}
      data-small={small || undefined}
      aria-label={t('member.chatWith', { name: member.name })}
    >
      <IconMessageCircle size={17} stroke={1.7} aria-hidden="true" />
      {!small && t('member.chat')}
    </Link>
  );
}
