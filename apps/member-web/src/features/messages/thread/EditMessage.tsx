import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { textOf } from '../../../lib/html.ts';
import { useSubmitOnEnter } from '../../../lib/session/settings.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import type { Message } from '../cache/messages.query.ts';
import { takeEdited } from '../cache/use-live-inbox.ts';
import { hasKeyboard } from './keyboard.ts';
import classes from './Message.module.css';

const editing = () => import('@lyceum/contracts/messages/messages').then((contract) => contract.editMessage.body);

/** Editor in place of the member's own message. Escape cancels. */
export default function EditMessage({ message, onDone }: { message: Message; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const submitOnEnter = useSubmitOnEnter() && hasKeyboard();
  const [version, setVersion] = useState(message.version);
  const typed = useValues({ content: message.body });
  const { content } = typed.values;
  const isEmpty = !textOf(content) && message.attachments.length === 0;
  const form = useForm({
    ...typed,
    schema: editing,
    body: (values) => ({ ...values, version }),
    checks: () => (isEmpty ? { content: t('errors.contentRequired') } : {}),
    send: async (body) => {
      const { data } = await api('PUT /api/v4/inbox/messages/{id}', { params: { id: message.id }, body });
      const isChanged = data.version > message.version;
      takeEdited(client, { ...message, ...data, edited_at: isChanged ? new Date().toISOString() : message.edited_at });
    },
    // The message was edited on another device. The input stays, and saving again overwrites the newer version.
    refused: (error) => {
      if (error instanceof ApiError && error.status === 409)
        setVersion((before) => Math.max(before + 1, message.version));
      return Promise.resolve(error instanceof ApiError && error.message ? error.message : t('errors.action'));
    },
    done: onDone,
  });
  return (
    <div ref={form.box} className={classes.edit}>
      <RichTextField
        label={t('inbox.edit.label')}
        labelHidden
        placeholder={t('inbox.write')}
        value={content}
        onChange={(next) => typed.change({ content: next })}
        onSubmit={() => form.submit()}
        submitOnEnter={submitOnEnter}
        error={form.errors.content ?? null}
        focused
        onEscape={onDone}
        actions={
          <>
            <Button variant="default" size="compact-md" onClick={onDone}>
              {t('app.cancel')}
            </Button>
            <Button size="compact-md" loading={form.busy} onClick={() => form.submit()}>
              {t('app.save')}
            </Button>
          </>
        }
      />
      <Refusal>{form.refusal}</Refusal>
    </div>
  );
}
