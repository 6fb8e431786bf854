import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { ApiError } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOwner } from '../../lib/drafts/draft-sync.ts';
import type { Me } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';
import classes from './IntroduceDialog.module.css';
import { useIntroduce } from './introduce.ts';

/** Part 1 §9. */
const TITLE_MAX = 100;

interface Draft {
  title: string;
  body: string;
}
const isUntouched = ({ title, body }: Draft): boolean => !title.trim() && !body;

/** A title, and a few words if one likes (part 1 §5); what is begun is kept until it is sent. */
export default function IntroduceDialog({ me, onDone }: { me: Me; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft<Draft>(draftOwner(me), 'new:introduction', { title: '', body: '' }, isUntouched);
  const introduce = useIntroduce();
  const [titleError, setTitleError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  function submit(): void {
    if (introduce.isPending) return;
    const title = draft.value.title.trim();
    setTitleError(title ? undefined : t('composer.titleRequired'));
    setRefusal(undefined);
    if (!title) return;
    introduce.mutate(
      { title, body: draft.value.body },
      {
        onSuccess: () => {
          draft.clear();
          toast({ kind: 'success', text: t('introduction.given') });
          onDone();
        },
        onError: (error) => {
          if (error instanceof ApiError) setTitleError(error.errors.title?.[0]);
          setRefusal(t('errors.topicOrComment'));
        },
      },
    );
  }

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={introduce.isPending} onClick={submit}>
        {t('introduction.post')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('introduction.give')} onClose={onDone} buttons={buttons} wide>
      <div className={classes.fields}>
        <TextInput
          label={t('composer.title')}
          placeholder={t('introduction.titlePlaceholder', { name: me.first_name })}
          maxLength={TITLE_MAX}
          data-autofocus
          value={draft.value.title}
          error={titleError}
          onChange={(event) => {
            setTitleError(undefined);
            draft.change({ ...draft.value, title: event.currentTarget.value });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
          }}
        />
        <RichTextField
          label={t('introduction.words')}
          placeholder={t('introduction.wordsPlaceholder')}
          tall
          tools="full"
          value={draft.value.body}
          onChange={(body) => draft.change({ ...draft.value, body })}
          onSubmit={submit}
        />
      </div>
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
