import { useTranslation } from 'react-i18next';
import classes from './MemberName.module.css';

interface Props {
  member: { name: string; isAdmin: boolean; isModerator: boolean };
  small?: boolean;
}

/** A member's name with a role badge. All screens use this component to name a member. */
export function MemberName({ member, small = false }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.row} data-small={small || undefined}>
      <span className={classes.name}>{member.name}</span>
      {member.isAdmin ? (
        <span className={classes.badge} data-role="admin">
          {t('member.admin')}
        </span>
      ) : member.isModerator ? (
        <span className={classes.badge}>{t('member.moderator')}</span>
      ) : null}
    </span>
  );
}
