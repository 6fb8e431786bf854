import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Draft } from './draft.ts';

interface Props {
  levels: Draft['levels'];
  onChange: (levels: Draft['levels']) => void;
}

/** Fields for the score levels, lowest first. The first level needs no points. */
export function Levels({ levels, onChange }: Props) {
  const translate = useTranslate();
  const change = (at: number, changed: Partial<Draft['levels'][number]>) =>
    onChange(levels.map((level, index) => (index === at ? { ...level, ...changed } : level)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {levels.map(({ name, points }, index) => (
        <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField
            label={translate('scoring.levelName', { level: index + 1 })}
            size="small"
            value={name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <TextField
            label={translate('scoring.levelPoints', { level: index + 1 })}
            type="number"
            size="small"
            sx={{ width: 180 }}
            value={points}
            disabled={index === 0}
            onChange={(event) => change(index, { points: event.target.value })}
          />
          {index > 0 && index === levels.length - 1 ? (
            <Button onClick={() => onChange(levels.slice(0, -1))}>{translate('scoring.levelRemove')}</Button>
          ) : null}
        </Box>
      ))}
      <Box>
        <Button
          variant="outlined"
          onClick={() =>
            onChange([...levels, { name: '', points: String(Number(levels.at(-1)?.points ?? 0) * 2 || 10) }])
          }
        >
          {translate('scoring.levelAdd')}
        </Button>
      </Box>
    </Box>
  );
}
