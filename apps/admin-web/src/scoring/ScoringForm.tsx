import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useErrorText } from '../data/errors.ts';
import type { ConsoleDataProvider, ScoringRules } from '../data/types.ts';
import { useUnsaved } from '../form/use-unsaved.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { DeedRules } from './DeedRules.tsx';
import { Levels } from './Levels.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { Outcomes } from './Outcomes.tsx';
import { type Draft, draftOf, rulesOf } from './draft.ts';

/** Form of new scoring rules. Staff must preview rules before they can publish them. */
export function ScoringForm({ held }: { held: ScoringRules }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [initial] = useState(() => draftOf(held));
  const [draft, setDraft] = useState(initial);
  const [isPublished, setPublished] = useState(false);
  useUnsaved(!isPublished && draft !== initial);
  const preview = useMutation({ mutationFn: (tried: Draft) => provider.previewScoring(rulesOf(tried)) });
  const tried = preview.isSuccess && preview.variables === draft;
  const change = (changed: Partial<Draft>) => {
    setPublished(false);
    setDraft({ ...draft, ...changed });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {held.version === 0 ? <Alert severity="info">{translate('scoring.proposed')}</Alert> : null}
      <Panel title={translate('scoring.points')}>
        <DeedRules deeds={held.deeds} draft={draft} onChange={change} />
      </Panel>
      <Panel title={translate('scoring.levels')}>
        <Levels levels={draft.levels} onChange={(levels) => change({ levels })} />
      </Panel>
      <Panel title={translate('scoring.before')}>
        <ModeChoice mode={draft.mode} onChange={(mode) => change({ mode })} />
      </Panel>
      {preview.error ? <Alert severity="error">{errorText(preview.error)}</Alert> : null}
      {preview.isPending ? (
        <Box role="status">
          <Typography sx={{ mb: 1 }}>{translate('scoring.counting')}</Typography>
          <LinearProgress aria-label={translate('scoring.counting')} />
        </Box>
      ) : null}
      {tried && preview.data.outcome ? <Outcomes of={preview.data.outcome} /> : null}
      {tried && preview.data.error ? <Alert severity="warning">{preview.data.error}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={preview.isPending} onClick={() => preview.mutate(draft)}>
          {translate('scoring.try')}
        </Button>
        {tried ? (
          <ReasonedCommand
            label={translate('scoring.publish')}
            asked={{
              name: translate('resources.scoring.name', { count: 2 }),
              title: translate('scoring.publishTitle'),
              hint: translate('scoring.publishHint'),
              submit: translate('scoring.publish'),
              reasons: 'scoring.reasons',
              done: translate('scoring.published'),
              send: async (to, reason) => {
                const answer = await to.publishScoring({ ...rulesOf(draft), version: held.version, reason });
                setPublished(true);
                return answer;
              },
            }}
          />
        ) : null}
      </Box>
    </Box>
  );
}
