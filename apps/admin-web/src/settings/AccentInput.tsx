import Box from '@mui/material/Box';
import { regex, required, useLocale } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useWatch } from 'react-hook-form';
import { ColorInput } from '../boards/ColorInput.tsx';
import { contrastWithWhite, READABLE } from './contrast.ts';

/** Field of the community's accent colour. It shows the contrast with white text. */
export function AccentInput() {
  const translate = useTranslate();
  const locale = useLocale();
  const value: unknown = useWatch({ name: 'accent' });
  const contrast = contrastWithWhite(String(value ?? ''));
  const ratio = contrast?.toLocaleString(locale, { maximumFractionDigits: 1 });
  const verdict = contrast !== null && contrast >= READABLE ? 'settings.contrastGood' : 'settings.contrastPoor';
  return (
    <div>
      <ColorInput
        source="accent"
        label="resources.settings.fields.accent"
        validate={[required(), regex(/^#[0-9a-fA-F]{6}$/, translate('board.invalidColor'))]}
      />
      <Box role="status" sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {ratio ? translate(verdict, { ratio }) : null}
      </Box>
    </div>
  );
}
