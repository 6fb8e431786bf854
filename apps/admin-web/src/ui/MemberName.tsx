import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import { Avatar } from './Avatar.tsx';
import { Badge } from './Badge.tsx';

interface Props {
  member: { name: string; avatar: string; isAdmin: boolean; isModerator: boolean };
  size?: number;
  /** Shows only the name and picture, for narrow columns. */
  plain?: boolean;
}

/** A member's picture, name and role badge. */
export function MemberName({ member, size = 28, plain = false }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1, minWidth: 0 }}
    >
      <Avatar member={member} size={size} />
      <Box
        component="span"
        sx={{ fontWeight: 550, color: 'text.primary', overflowWrap: plain ? 'break-word' : 'anywhere' }}
      >
        {member.name}
      </Box>
      {member.isAdmin && !plain ? <Badge tone="flame">{translate('app.badges.admin')}</Badge> : null}
      {member.isModerator && !plain ? <Badge tone="accent">{translate('app.badges.moderator')}</Badge> : null}
    </Box>
  );
}
