import { useId, type ReactNode } from 'react';
import card from '../../ui/place/Card.module.css';
import { AvatarLink, type LinkedMember, MemberLink } from './MemberLink.tsx';
import classes from './PeopleCard.module.css';

interface Props {
  title: string;
  members: readonly LinkedMember[];
  /** Shown after the name. */
  note?: (member: LinkedMember) => ReactNode;
  /** Below the list, such as a link to all. */
  children?: ReactNode;
}

/** A card of a rail with a few members. The rail clips hover cards, so there are none. */
export function PeopleCard({ title, members, note, children }: Props) {
  const id = useId();
  if (members.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id} className={card.title}>
        {title}
      </h2>
      <ul className={classes.list}>
        {members.map((member) => (
          <li key={member.id} className={classes.member}>
            <AvatarLink member={member} size={28} />
            <span className={classes.name}>
              <MemberLink member={member} small cardless bare />
            </span>
            {note && <span className={classes.note}>{note(member)}</span>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Each member once, in order of first appearance. */
export const distinct = <M extends { id: number }>(members: readonly M[], most: number): M[] =>
  members.filter(({ id }, index) => members.findIndex((other) => other.id === id) === index).slice(0, most);
