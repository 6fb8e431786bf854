import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import { drawingOf } from './icons.ts';

/** Shows an icon with its label. An icon that the console does not offer appears as its plain name. */
export function IconName({ icon }: { icon: string }) {
  const translate = useTranslate();
  const Icon = drawingOf(icon);
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1.25 }}>
      {Icon ? <Icon fontSize="small" aria-hidden="true" /> : null}
      {translate(`board.icons.${icon}`, { defaultValue: icon })}
    </Box>
  );
}
