import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconCircleCheck, IconCircleDashed, IconHourglass, type Icon } from '@tabler/icons-react';
import { type TicketStatus, ticketStatusesFor } from '@lyceum/contracts/community/tickets';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import type { Topic } from '../cache/topic-cache.ts';
import classes from './TicketStatusMenu.module.css';
import { useTicketStatus } from './use-ticket-status.ts';

const SIGNS: Record<TicketStatus, Icon> = { open: IconCircleDashed, hold: IconHourglass, closed: IconCircleCheck };

/** Ticket status, with a menu for members who may change it. */
export default function TicketStatusMenu({ topic, status }: { topic: Topic; status: TicketStatus }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const { mutate } = useTicketStatus(topic);
  const choices = ticketStatusesFor({ isAdmin: me?.isAdmin === true, isAuthor: topic.user_id === me?.id });
  const Sign = SIGNS[status];
  const word = t(`ticket.statuses.${status}`);
  const face = (
    <>
      <Sign size={15} stroke={1.9} aria-hidden="true" />
      <span className="visually-hidden">{t('ticket.status')}: </span>
      {word}
    </>
  );
  if (choices.length === 0) {
    return (
      <span className={classes.status} data-status={status}>
        {face}
      </span>
    );
  }
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.status} data-status={status}>
          {face}
          <IconChevronDown size={14} stroke={1.9} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('ticket.set')}</Menu.Label>
        <Menu.RadioGroup value={status} onChange={(chosen) => mutate(chosen as TicketStatus)}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
              {t(`ticket.choices.${choice}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
