import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { useCommand } from '../data/use-command.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import type { Language, Text } from './texts.ts';
import { TEXTS } from './use-texts-page.ts';

/** The contract's limit. */
const LONGEST = 500;

interface Props {
  text: Text;
  language: Language;
  onClose: () => void;
}

/** Other words for one text, or the app's own again: what equals the original is no wording of one's own. */
export function TextDialog({ text, language, onClose }: Props) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const original = text.original[language] ?? '';
  const now = text.own[language] ?? original;
  const [words, setWords] = useState(now);
  const wanted = words.trim();
  const change = useCommand(
    (provider, reason: string) =>
      provider.changeText({ locale: language, key: text.key, text: wanted === original ? null : wanted, reason }),
    translate('texts.done'),
  );
  const invalid = wanted === '' ? 'texts.empty' : wanted === now ? 'texts.same' : null;
  return (
    <ReasonDialog
      title={translate('texts.title', { language: translate(`app.languages.${language}`) })}
      hint={
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {text.key}
        </Box>
      }
      submit={translate('ra.action.save')}
      reasons="texts.reasons"
      invalid={invalid && translate(invalid)}
      onSubmit={async (reason) => {
        await change(reason);
        await queryClient.invalidateQueries({ queryKey: [TEXTS] });
      }}
      onClose={onClose}
    >
      <TextField
        label={translate('texts.words')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        multiline
        lang={language}
        helperText={/\{\{/.test(original) ? translate('texts.placeholders', { open: '{{', close: '}}' }) : undefined}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box lang={language} sx={{ flex: '1 1 200px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('texts.was', { text: original })}
        </Box>
        <Button size="small" variant="outlined" disabled={words === original} onClick={() => setWords(original)}>
          {translate('texts.reset')}
        </Button>
      </Box>
    </ReasonDialog>
  );
}
