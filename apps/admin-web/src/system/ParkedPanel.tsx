import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ParkedEvent } from '../data/types.ts';
import { Rows } from '../record/Rows.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { AllWell } from './AllWell.tsx';
import { Failure } from './Failure.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { useMending, useSystem } from './use-system.ts';

/** Groups parked events by processor and stream, because a stream is reprocessed as a whole. */
function byStream(events: readonly ParkedEvent[]): ParkedEvent[][] {
  const held = new Map<string, ParkedEvent[]>();
  for (const event of events) {
    const key = `${event.processor} ${event.stream}`;
    held.set(key, [...(held.get(key) ?? []), event]);
  }
  return [...held.values()];
}

/** Panel of the parked events, with commands to reprocess them. */
export function ParkedPanel() {
  const translate = useTranslate();
  const query = useSystem('parked', async (provider) => (await provider.parkedEvents()).data);
  return (
    <SystemPanel title="system.parked" query={query}>
      {(events) =>
        events.length === 0 ? (
          <AllWell>{translate('system.noneParked')}</AllWell>
        ) : (
          <Rows>
            {byStream(events).map((held) => (
              <ParkedStream key={held[0]?.id} held={held} />
            ))}
          </Rows>
        )
      }
    </SystemPanel>
  );
}

function ParkedStream({ held }: { held: ParkedEvent[] }) {
  const translate = useTranslate();
  const failed = held.find(({ error }) => error !== null) ?? held[0];
  const { mutate, isPending } = useMending<{ replayed: number }>(
    (provider) => provider.replayParked({ processor: failed?.processor ?? '', stream: failed?.stream ?? '' }),
    ({ replayed = 0 }) => translate('system.replayed', { count: replayed }),
  );
  if (!failed) return null;
  const { processor, stream, type, version, error, parked_at } = failed;
  return (
    <li>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate('system.parkedEvent', { type, stream, version })}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {processor} · <RelativeTime moment={parked_at} />
          {held.length > 1 ? ` · ${translate('system.behindIt', { count: held.length - 1 })}` : null}
        </Box>
        {error === null ? null : <Failure text={error} />}
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        onClick={() => mutate()}
        aria-label={translate('system.replayNamed', { processor, stream })}
      >
        {translate('system.replay')}
      </Button>
    </li>
  );
}
