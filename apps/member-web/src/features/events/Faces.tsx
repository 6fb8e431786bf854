import { Avatar } from '../../entities/members/Avatar.tsx';
import type { Event } from './queries/events.query.ts';
import classes from './Faces.module.css';

/** Avatars of a few attendees. Hidden from screen readers, because the number is next to it. */
export function Faces({ event, most = 3, size = 26 }: { event: Event; most?: number; size?: number }) {
  const members = event.memberSelection.slice(0, most);
  if (members.length === 0) return null;
  return (
    <span className={classes.faces} aria-hidden="true">
      {members.map((member) => (
        <Avatar key={member.id} member={member} size={size} />
      ))}
    </span>
  );
}
