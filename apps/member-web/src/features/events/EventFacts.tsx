import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/place/Badge.tsx';
import type { Event } from './queries/events.query.ts';
import classes from './EventFacts.module.css';

/** Badges of an event: cancelled, past, full, visibility and category. */
export function Badges({ event }: { event: Event }) {
  const { t } = useTranslation();
  const { cancelled_at, past, full, status, category } = event;
  const stands = cancelled_at === null;
  return (
    <>
      {!stands && <Badge kind="danger">{t('events.cancelled')}</Badge>}
      {stands && past && <Badge>{t('events.past')}</Badge>}
      {stands && !past && full && <Badge kind="flame">{t('events.full')}</Badge>}
      {status !== 'public' && <Badge>{t(`events.status.${status}`)}</Badge>}
      {category && (
        <Badge>
          <span className={classes.dot} style={{ background: category.color }} aria-hidden="true" />
          {category.name}
        </Badge>
      )}
    </>
  );
}

/** Location of an event, as far as the member may see it. */
export function useWhere({ online, full_address, street, street_number, province }: Event): string {
  const { t } = useTranslation();
  if (online) return t('events.online');
  return full_address || [street, street_number].filter(Boolean).join(' ') || province;
}

/** Number of attendees with the capacity and the waiting list. */
export function useComing({ capacity, members_count: count, waiting_count: waiting }: Event): string {
  const { t } = useTranslation();
  const going = capacity === null ? t('events.going', { count }) : t('events.places', { count, capacity });
  return waiting > 0 ? `${going} · ${t('events.waiting', { count: waiting })}` : going;
}
