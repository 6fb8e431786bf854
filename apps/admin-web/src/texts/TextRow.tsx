import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import { TextDialog } from './TextDialog.tsx';
import { type Language, LANGUAGES, type Text } from './texts.ts';

/** One text, in both languages beside each other. */
export function TextRow({ text }: { text: Text }) {
  return (
    <Box component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ fontFamily: fonts.mono, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text.key}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {LANGUAGES.map((language) => (
          <Wording key={language} text={text} language={language} />
        ))}
      </Box>
    </Box>
  );
}

function Wording({ text, language }: { text: Text; language: Language }) {
  const translate = useTranslate();
  const [editing, setEditing] = useState(false);
  const own = text.own[language];
  const name = translate(`app.languages.${language}`);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', display: 'flex', gap: 1, alignItems: 'center' }}>
          {name} {own === undefined ? null : <Badge tone="accent">{translate('texts.own')}</Badge>}
        </Box>
        <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
          {own ?? text.original[language]}
        </Box>
        {own === undefined ? null : (
          <Box lang={language} sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('texts.was', { text: text.original[language] })}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setEditing(true)}
        aria-label={translate('texts.changeNamed', { key: text.key, language: name })}
      >
        {translate('texts.change')}
      </Button>
      {editing ? <TextDialog text={text} language={language} onClose={() => setEditing(false)} /> : null}
    </Box>
  );
}
