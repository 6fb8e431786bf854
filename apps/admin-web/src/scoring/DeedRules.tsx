import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ScoringRules } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Draft } from './draft.ts';

interface Props {
  deeds: ScoringRules['deeds'];
  draft: Draft;
  onChange: (changed: Partial<Draft>) => void;
}

/** Fields for the points of each activity, its daily maximum, and whether it counts for a streak. */
export function DeedRules({ deeds, draft, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {deeds.map(({ deed, says }) => {
        const rule = draft.rules[deed]!;
        const change = (changed: Partial<typeof rule>) =>
          onChange({ rules: { ...draft.rules, [deed]: { ...rule, ...changed } } });
        const number = (source: 'points' | 'most') => (
          <TextField
            label={translate(`scoring.${source}Of`)}
            type="number"
            size="small"
            sx={{ width: 130 }}
            value={rule[source]}
            slotProps={{
              htmlInput: {
                min: source === 'points' ? 0 : 1,
                'aria-label': `${translate(`scoring.${source}Of`)}: ${says}`,
              },
            }}
            onChange={(event) => change({ [source]: event.target.value })}
          />
        );
        return (
          <Box component="li" key={deed} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography sx={{ flex: '1 1 200px' }}>{says}</Typography>
            {number('points')}
            {number('most')}
            <FormControlLabel
              control={<Checkbox checked={rule.streak} onChange={(_, streak) => change({ streak })} />}
              label={translate('scoring.streak')}
            />
          </Box>
        );
      })}
    </Box>
  );
}
