import { useTranslation } from 'react-i18next';
import { useOffline } from '../../lib/offline.ts';
import { useMe } from '../../lib/session/session.ts';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { MemberLink } from '../../entities/members/MemberLink.tsx';
import card from '../../ui/place/Card.module.css';
import classes from './HereNow.module.css';
import { useHereNow } from '../../entities/members/presence/presence.store.ts';

const SHOWN = 12;
const STACKED = 4;
/** The member and two others. With fewer, the card says nothing. */
const COMPANY = 3;

/** Card with the members online, in the right rail. */
export function HereNow() {
  const { t } = useTranslation();
  const me = useMe();
  const { count, members } = useHereNow();
  const unknown = useOffline();
  if (count < COMPANY) return null;
  if (unknown) {
    return (
      <section className={card.card} aria-labelledby="here-now">
        <h2 id="here-now" className={card.title}>
          {t('presence.title')}
        </h2>
        <p className={classes.unknown}>{t('presence.unknown')}</p>
      </section>
    );
  }
  return (
    <section className={card.card} aria-labelledby="here-now">
      <h2 id="here-now" className={card.title}>
        {t('presence.title')} <span className={classes.count}>{count}</span>
      </h2>
      {members.length > 0 && (
        <ul className={classes.list}>
          {members.slice(0, SHOWN).map((member) => (
            <li key={member.id} className={classes.member}>
              <span className={classes.face}>
                <Avatar member={member} size={32} />
                <span className={classes.dot} aria-hidden="true" />
              </span>
              <MemberLink member={member} small cardless />
              {member.id === me?.id && <span className={classes.you}>{t('presence.you')}</span>}
            </li>
          ))}
        </ul>
      )}
      {members.length > SHOWN && (
        <p className={classes.more}>{t('presence.others', { count: members.length - SHOWN })}</p>
      )}
    </section>
  );
}

/** Avatars of a few members online, for the top bar without a rail. */
export function HereNowStack() {
  const { t } = useTranslation();
  const { count, members } = useHereNow();
  const unknown = useOffline();
  if (count < 2 || unknown) return null;
  return (
    <div className={classes.stack} role="img" aria-label={t('presence.count', { count })}>
      {members.slice(0, STACKED).map((member) => (
        <Avatar key={member.id} member={member} size={26} />
      ))}
      {members.length === 0 ? (
        <span className={classes.rest}>{count}</span>
      ) : (
        count > STACKED && <span className={classes.rest}>+{count - STACKED}</span>
      )}
    </div>
  );
}
