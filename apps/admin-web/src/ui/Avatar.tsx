import { initialsOf } from '@lyceum/contracts/identity/default-avatar';
import MuiAvatar from '@mui/material/Avatar';

interface Props {
  member: { name: string; avatar: string };
  size?: number;
}

/** A member's picture or initials. Hidden from screen readers, because the name is always next to it. */
export function Avatar({ member, size = 32 }: Props) {
  return (
    <MuiAvatar
      src={member.avatar || undefined}
      alt=""
      aria-hidden="true"
      sx={{ width: size, height: size, fontSize: size * 0.36, fontWeight: 600, bgcolor: 'secondary.main' }}
    >
      {initialsOf(member.name)}
    </MuiAvatar>
  );
}
