import Box from '@mui/material/Box';
import type { TroubledEffect } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Rows } from '../record/Rows.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { AllWell } from './AllWell.tsx';
import { Failure } from './Failure.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { useSystem } from './use-system.ts';

/**
 * Panel of side effects that fail or are late. Lyceum retries them. An administrator may retry one immediately or drop
 * it.
 */
export function EffectsPanel() {
  const translate = useTranslate();
  const query = useSystem('effects', async (provider) => (await provider.troubledEffects()).data);
  return (
    <SystemPanel title="system.effects" query={query}>
      {(effects) =>
        effects.length === 0 ? (
          <AllWell>{translate('system.noneTroubled')}</AllWell>
        ) : (
          <Rows>
            {effects.map((effect) => (
              <EffectRow key={effect.id} effect={effect} />
            ))}
          </Rows>
        )
      }
    </SystemPanel>
  );
}

function EffectRow({ effect: troubled }: { effect: TroubledEffect }) {
  const translate = useTranslate();
  const { event_id, effect, type, stream, failures, error, since, retry_at } = troubled;
  const name = translate('system.effectOf', { effect, type, stream });
  return (
    <li>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {failures > 0 ? translate('system.failures', { count: failures }) : translate('system.late')}
          {' · '}
          {translate('system.troubledSince')} <RelativeTime moment={since} />
          {retry_at ? (
            <>
              {' · '}
              {translate('system.nextTry')} <RelativeTime moment={retry_at} />
            </>
          ) : null}
        </Box>
        {error === null ? null : <Failure text={error} />}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ReasonedCommand
          label={translate('system.retryEffect')}
          rowLabel={translate('system.retryEffectNamed', { effect })}
          asked={{
            name,
            title: translate('system.retryEffectTitle'),
            hint: translate('system.retryEffectHint'),
            submit: translate('system.retryEffect'),
            reasons: 'system.retryEffectReasons',
            done: translate('system.effectRetried'),
            send: (provider, reason) => provider.retryEffect({ event_id, effect, reason }),
          }}
        />
        <ReasonedCommand
          label={translate('system.dropEffect')}
          rowLabel={translate('system.dropEffectNamed', { effect })}
          asked={{
            name,
            title: translate('system.dropEffectTitle'),
            hint: translate('system.dropEffectHint'),
            submit: translate('system.dropEffect'),
            reasons: 'system.dropEffectReasons',
            done: translate('system.effectDropped'),
            send: (provider, reason) => provider.dropEffect({ event_id, effect, reason }),
          }}
        />
      </Box>
    </li>
  );
}
