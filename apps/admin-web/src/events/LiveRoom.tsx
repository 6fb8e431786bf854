import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, Event } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { AskedPanel } from '../record/AskedPanel.tsx';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

type Room = NonNullable<Event['live_room']>;

/** Panel of an event's live room: its state, its participants and the moderation commands. */
export function LiveRoom({ first }: { first: Room }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['events', 'live-room', { id: first.id }],
    queryFn: () => provider.liveRoom(first.id),
  });
  const title = translate('event.room.title');
  return (
    <AskedPanel title={title} query={query} failed={translate('event.room.failed')}>
      {({ data: room }) => (
        <Panel title={`${title}: ${translate(`event.room.statuses.${room.status}`)}`}>
          <p>{translate('event.room.places', { number: room.participants_count, most: room.max_participants })}</p>
          <Rows>
            {room.participants.map(({ id, user, role, status }) => (
              <li key={id}>
                <RecordLink resource="members" id={user.id}>
                  {user.name}
                </RecordLink>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {translate(`event.room.roles.${role}`)} · {translate(`event.room.states.${status}`)}
                </Box>
                {status === 'joined' && room.permissions.includes('MANAGE') ? (
                  <ReasonedCommand
                    label={translate('event.room.remove')}
                    rowLabel={translate('event.room.removeOf', { name: user.name })}
                    sx={{ ml: 'auto' }}
                    asked={{
                      name: user.name,
                      title: translate('event.room.removeTitle'),
                      hint: translate('event.room.removeHint'),
                      submit: translate('event.room.remove'),
                      reasons: 'event.removeReasons',
                      done: translate('event.removed'),
                      send: (commands, reason) =>
                        commands.removeFromLiveRoom({ id: room.id, participant_id: id, reason }),
                    }}
                  />
                ) : null}
              </li>
            ))}
          </Rows>
          {room.permissions.includes('END') ? (
            <ReasonedCommand
              label={translate('event.room.end')}
              asked={{
                name: title,
                title: translate('event.room.endTitle'),
                hint: translate('event.room.endHint'),
                submit: translate('event.room.end'),
                reasons: 'event.room.endReasons',
                done: translate('event.room.ended'),
                send: (commands, reason) => commands.endLiveRoom({ id: room.id, reason }),
              }}
            />
          ) : null}
        </Panel>
      )}
    </AskedPanel>
  );
}
