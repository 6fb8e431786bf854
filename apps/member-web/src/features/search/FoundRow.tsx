import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { MemberName } from '../../entities/members/MemberName.tsx';
import type { FoundRow as Row } from '../../lib/modules/module.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './Search.module.css';
import { pieces } from './marks.ts';

const Marked = ({ text, query }: { text: string; query: string }) =>
  pieces(text, query).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));

/** A search result, in the form that its module defines. */
export function FoundRow({ row, query }: { row: Row; query: string }) {
  const { t } = useTranslation();
  const { to, title, text, place, when, member, person, color, locked = false, action } = row;
  const shown = person ?? member;
  const found = (
    <Link to={to} className={classes.row} data-hit>
      {shown ? (
        <Avatar member={shown} size={36} />
      ) : (
        <span className={classes.disc} style={{ '--color': color } as React.CSSProperties} aria-hidden="true" />
      )}
      <span className={classes.words}>
        {person ? (
          <MemberName member={person} />
        ) : (
          <span className={classes.name}>
            <Marked text={title} query={query} />
            {locked && (
              <>
                <IconLock size={15} stroke={1.8} aria-hidden="true" />
                <span className="visually-hidden">{t('nav.locked')}</span>
              </>
            )}
          </span>
        )}
        {text && (
          <span className={classes.text}>
            <Marked text={text} query={query} />
          </span>
        )}
        {(place || when) && (
          <span className={classes.place}>
            {member?.name}
            {member && place && ' · '}
            {place}
            {when && (
              <>
                {' · '}
                <RelativeTime moment={when} />
              </>
            )}
          </span>
        )}
      </span>
    </Link>
  );
  if (!action) return found;
  return (
    <span className={classes.acted}>
      {found}
      {action}
    </span>
  );
}
