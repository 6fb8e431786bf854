import { Button } from '@mantine/core';
import { type GifImage, gifHtml } from '@lyceum/editor/gif';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { IconSend2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaTexts } from '../../../entities/media/texts/index.ts';
import { usePostDraft } from '../../../entities/media/upload/use-post-draft.ts';
import { textOf } from '../../../lib/html.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { useSubmitOnEnter } from '../../../lib/session/settings.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import type { Conversation } from '../conversation.ts';
import type { Outbox } from '../sending/outbox.ts';
import { hasKeyboard } from './keyboard.ts';
import classes from './Thread.module.css';

const AddFiles = lazyPart(
  withTexts(() => import('../../../entities/media/upload/AddFiles.tsx'), mediaTexts),
  'member',
);
const CommentFiles = lazyPart(
  withTexts(() => import('../../../entities/media/upload/CommentFiles.tsx'), mediaTexts),
  'member',
);

interface Props {
  conversation: Conversation;
  meId: number;
  outbox: Outbox;
  name: string;
  onTyped: (goesOn?: boolean) => void;
  onEscape: () => void;
}

/** Field to write a message. A draft holds the text until it is sent, and the outbox after that. */
export function Composer({ conversation, meId, outbox, name, onTyped, onEscape }: Props) {
  const { t } = useTranslation();
  const submitOnEnter = useSubmitOnEnter();
  const { html, files, write, onFiles, clear } = usePostDraft(meId, `message:${conversation.key}`);
  const [chosen, setChosen] = useState<File[]>([]);
  const [sending, setSending] = useState(false);
  const [empty, setEmpty] = useState(false);

  function addFiles(added: File[]): void {
    setChosen(added);
    setSending(true);
  }

  function send(): void {
    if (sending) return;
    if (!textOf(html) && files.length === 0) return setEmpty(true);
    const client_id = crypto.randomUUID();
    outbox.add({ client_id, to: conversation.place, html, files, at: new Date().toISOString() });
    setChosen([]);
    clear();
    onTyped(false);
  }

  /** Sends a GIF immediately and keeps the draft. */
  function sendGif(gif: GifImage): void {
    const client_id = crypto.randomUUID();
    const at = new Date().toISOString();
    outbox.add({ client_id, to: conversation.place, html: gifHtml(gif), files: [], gif: gif.url, at });
    onTyped(false);
  }

  return (
    <div className={classes.composer}>
      <Part>
        {files.length + chosen.length > 0 && (
          <CommentFiles
            files={files}
            onFiles={onFiles}
            most={MESSAGE_LIMITS.images}
            wordless
            chosen={chosen}
            onBusy={setSending}
          />
        )}
      </Part>
      <RichTextField
        label={t('inbox.writeTo', { name })}
        labelHidden
        placeholder={t('inbox.write')}
        value={html}
        onChange={(next) => {
          setEmpty(false);
          write(next);
          onTyped();
        }}
        onSubmit={send}
        submitOnEnter={submitOnEnter && hasKeyboard()}
        focused={hasKeyboard()}
        onEscape={onEscape}
        onGif={sendGif}
        onFiles={addFiles}
        missing={empty}
        actions={
          <>
            <Part missing="nothing" fallback={<span className={classes.adding} />}>
              <AddFiles only="pictures" full={files.length >= MESSAGE_LIMITS.images} onChoose={addFiles} />
            </Part>
            <Button
              size="compact-md"
              title={t('editor.submitHint')}
              disabled={sending}
              onClick={send}
              rightSection={<IconSend2 size={16} stroke={1.8} aria-hidden="true" />}
            >
              {t('inbox.send')}
            </Button>
          </>
        }
      />
      {submitOnEnter && <p className={classes.enterHint}>{t('inbox.enterHint')}</p>}
    </div>
  );
}
