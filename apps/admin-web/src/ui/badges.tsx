import LockOutlined from '@mui/icons-material/LockOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { type TextKey, useTranslate } from '../i18n/use-translate.ts';
import type { Member, Topic } from '../data/types.ts';
import { Badge, type Tone } from './Badge.tsx';

const ROLE_TONES: Record<Member['role'], Tone> = { admin: 'flame', moderator: 'accent', member: 'quiet' };
const STATUS_TONES: Record<Topic['status'], Tone> = {
  open: 'outline',
  closed: 'quiet',
  invisible: 'outline',
  non_active: 'outline',
};

/** Badge of a member's role. */
export function RoleBadge({ role }: { role: Member['role'] }) {
  const translate = useTranslate();
  return <Badge tone={ROLE_TONES[role]}>{translate(`app.roles.${role}`)}</Badge>;
}

/** Badge of a topic's status. */
export function StatusBadge({ status }: { status: Topic['status'] }) {
  const translate = useTranslate();
  return (
    <Badge tone={STATUS_TONES[status]}>
      {status === 'closed' ? (
        <LockOutlined aria-hidden="true" sx={{ fontSize: 13, mr: 0.5, verticalAlign: '-2px' }} />
      ) : null}
      {translate(`app.statuses.${status}`)}
    </Badge>
  );
}

const TICKET_TONES: Record<NonNullable<Topic['ticket_status']>, Tone> = {
  open: 'accent',
  hold: 'flame',
  closed: 'quiet',
};

/** Badge of a ticket's status. */
export function TicketBadge({ status }: { status: NonNullable<Topic['ticket_status']> }) {
  const translate = useTranslate();
  return <Badge tone={TICKET_TONES[status]}>{translate(`app.tickets.${status}`)}</Badge>;
}

/** Badge of deleted content, which members no longer see and staff can restore. */
export function DeletedBadge({ text = 'deleted.badge' }: { text?: TextKey }) {
  const translate = useTranslate();
  return (
    <Badge tone="flame">
      <DeleteOutlined aria-hidden="true" sx={{ fontSize: 13, mr: 0.5, verticalAlign: '-2px' }} />
      {translate(text)}
    </Badge>
  );
}
