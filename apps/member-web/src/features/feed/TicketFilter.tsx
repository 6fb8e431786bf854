import { TICKET_FILTER } from '@lyceum/contracts/first-page';
import { TICKET_STATUSES, type TicketStatus } from '@lyceum/contracts/community/tickets';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './FeedBar.module.css';

const CHOICES = ['all', ...TICKET_STATUSES] as const;

/** Links to the tickets of each status: all, open, hold and closed (part 1 §2). */
export default function TicketFilter({ chosen }: { chosen: TicketStatus | 'all' }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('ticket.filter')} className={`${classes.group} ${classes.wrapping}`}>
      {CHOICES.map((choice) => (
        <Link
          key={choice}
          to={{ search: choice === 'all' ? '' : `${TICKET_FILTER}=${choice}` }}
          className={classes.choice}
          aria-current={choice === chosen ? 'page' : undefined}
        >
          {t(`ticket.statuses.${choice}`)}
        </Link>
      ))}
    </nav>
  );
}
