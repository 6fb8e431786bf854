import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isAllowedAddress } from '@lyceum/editor/schema';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

/** Row with the address of a link, in place of the toolbar. An empty address removes the link. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const translate = useTranslate();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);

  function apply(): void {
    const href = address.trim();
    if (href && !isAllowedAddress(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href) chain.setLink({ href }).run();
    else chain.unsetLink().run();
    onDone();
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Keeps the keys from submitting the enclosing form.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onDone();
  }

  return (
    <Box sx={({ tokens }) => ({ display: 'flex', gap: 1, p: 1, borderBottom: `1px solid ${tokens.line}` })}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        label={translate('richText.address')}
        value={address}
        error={wrong}
        helperText={wrong ? translate('richText.wrongAddress') : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKey}
      />
      <Button onClick={apply}>{translate('richText.setLink')}</Button>
      <Button variant="text" onClick={onDone}>
        {translate('app.cancel')}
      </Button>
    </Box>
  );
}
