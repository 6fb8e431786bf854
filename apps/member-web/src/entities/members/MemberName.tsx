import { useTranslation } from 'react-i18next';
import classes from './MemberName.module.css';

interface Props {
  member: { name: string; isAdmin: boolean; isModerator: boolean };
  small?: boolean;
}

/** The one way a member is named anywhere, with what stands beside the name. */
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
