import { moneyOf } from '@lyceum/contracts/money';
import { useTranslation } from 'react-i18next';
import { AvatarLink, MemberLink } from '../../../entities/members/MemberLink.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { useWhere } from '../EventFacts.tsx';
import type { Event } from '../queries/events.query.ts';
import { Reminders } from './Reminders.tsx';
import classes from '../../../ui/place/Place.module.css';

const hostOf = (url: string): string => new URL(url).host;

/** Tab with an event's description, location, price, organisers and the member's reminders. */
export function AboutTab({ event }: { event: Event }) {
  const { t } = useTranslation();
  if (!event.permissions.includes('READ')) return <p className={classes.quiet}>{t('events.hidden')}</p>;
  return (
    <div className={classes.about}>
      <section className={classes.card} data-padded>
        {event.description ? (
          <RichText html={event.description} />
        ) : (
          <p className={classes.quiet}>{t('events.noDescription')}</p>
        )}
        <Facts event={event} />
      </section>
      {event.permissions.includes('REMIND') && <Reminders event={event} />}
    </div>
  );
}

function Facts({ event }: { event: Event }) {
  const { t, i18n } = useTranslation();
  const where = useWhere(event);
  const {
    country,
    levels,
    organisers,
    pending_organisers: pending,
    paid,
    postal_code,
    price,
    salespage,
    url,
    url_title,
  } = event;
  const place = [where, where.includes(postal_code) ? '' : postal_code, country].filter(Boolean).join(', ');
  const cost = paid && price !== null ? price : null;
  return (
    <dl className={classes.list}>
      {place && (
        <div>
          <dt>{t('events.where')}</dt>
          <dd>{place}</dd>
        </div>
      )}
      {url && (
        <div>
          <dt>{t('events.link')}</dt>
          <dd>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {url_title || hostOf(url)}
            </a>
          </dd>
        </div>
      )}
      {(cost !== null || salespage || levels.length > 0) && (
        <div>
          <dt>{t('events.edit.tabs.access')}</dt>
          <dd>
            {cost !== null && (
              <p>
                {t('events.price', {
                  price: moneyOf(Math.round(cost * 100), 'EUR', i18n.language),
                })}
              </p>
            )}
            {levels.length > 0 && <p>{t('events.levels', { levels: levels.map(({ name }) => name).join(', ') })}</p>}
            {salespage && (
              <a href={salespage} target="_blank" rel="noreferrer noopener">
                {t('events.sales')}
              </a>
            )}
          </dd>
        </div>
      )}
      {organisers.length + pending.length > 0 && (
        <div>
          <dt>{t('events.by')}</dt>
          <dd className={classes.people}>
            {organisers.map((member) => (
              <span key={member.id} className={classes.person}>
                <AvatarLink member={member} size={28} />
                <MemberLink member={member} small />
              </span>
            ))}
            {pending.map((member) => (
              <span key={member.id} className={classes.person}>
                <AvatarLink member={member} size={28} />
                <MemberLink member={member} small /> ({t('events.pending')})
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
