import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { useFeature } from '../../lib/session/settings.ts';
import classes from './ChatLink.module.css';

interface Props {
  member: { id: number; name: string };
  /** Shows only the icon, for narrow rows. */
  small?: boolean;
}

/**
 * Link to the conversation with a member. Hidden for guests, for the member's own card, and if the messages plugin is
 * off.
 */
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
