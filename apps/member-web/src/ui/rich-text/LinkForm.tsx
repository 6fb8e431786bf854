import { isAllowedAddress } from '@lyceum/editor/schema';
import type { Editor } from '@tiptap/react';
import { IconCheck, IconUnlink, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RichTextField.module.css';
import { ICON } from './toolbar-items.ts';

/** Accepts "lyceum.nl" as an address too. */
const complete = (address: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(address) || address === '' ? address : `https://${address}`;

/** Field for a link's address, in place of the toolbar. Not a <form>, because the editor can be inside one. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation();
  const existing = editor.getAttributes('link').href as string | undefined;
  const [address, setAddress] = useState(existing ?? '');
  const [refused, setRefused] = useState(false);

  function done(): void {
    onDone();
    editor.commands.focus();
  }

  function apply(): void {
    const href = complete(address.trim());
    if (!isAllowedAddress(href)) return setRefused(true);
    const link = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !existing) {
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      link.setLink({ href }).run();
    }
    onDone();
  }

  function onKey(event: React.KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else done();
  }

  return (
    <div className={classes.link}>
      <input
        className={classes.address}
        type="url"
        inputMode="url"
        autoFocus
        aria-label={t('editor.linkAddress')}
        aria-invalid={refused || undefined}
        placeholder="https://"
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setRefused(false);
        }}
        onKeyDown={onKey}
      />
      {refused && (
        <span className={classes.linkError} role="alert">
          {t('editor.linkInvalid')}
        </span>
      )}
      <button type="button" className={classes.tool} aria-label={t('editor.linkApply')} onClick={apply}>
        <IconCheck {...ICON} />
      </button>
      {existing && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t('editor.linkRemove')}
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          <IconUnlink {...ICON} />
        </button>
      )}
      <button type="button" className={classes.tool} aria-label={t('app.cancel')} onClick={done}>
        <IconX {...ICON} />
      </button>
    </div>
  );
}
