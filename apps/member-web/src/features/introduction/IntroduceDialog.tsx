import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { draftOwner } from '../../lib/drafts/draft-sync.ts';
import type { Me } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Refusal } from '../../ui/form/Refusal.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';
import classes from './IntroduceDialog.module.css';
import { useIntroduce } from './introduce.ts';

const introduction = () =>
  import('@lyceum/contracts/community/introductions').then((contract) => contract.introduce.body);

interface Draft {
  title: string;
  body: string;
}
const isUntouched = ({ title, body }: Draft): boolean => !title.trim() && !body;

/** Dialog to write an introduction: a title and an optional text (part 1 §5). It persists as a draft. */
export default function IntroduceDialog({ me, onDone }: { me: Me; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft<Draft>(draftOwner(me), 'new:introduction', { title: '', body: '' }, isUntouched);
  const introduce = useIntroduce();
  const form = useForm({
    keeps: 'draft',
    values: draft.value,
    change: (part) => draft.change((before) => ({ ...before, ...part })),
    schema: introduction,
    body: ({ title, body }) => ({ title: title.trim(), body }),
    send: introduce.mutateAsync,
    done: () => {
      draft.clear();
      toast({ kind: 'success', text: t('introduction.given') });
      onDone();
    },
    says: { title: 'composer.titleRequired' },
    refused: () => t('errors.topicOrComment'),
  });

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
        {t('introduction.post')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('introduction.give')} onClose={onDone} buttons={buttons} wide>
      <div ref={form.box} className={classes.fields}>
        <TextInput
          label={t('composer.title')}
          placeholder={t('introduction.titlePlaceholder', { name: me.first_name })}
          maxLength={COMMUNITY_LIMITS.title}
          data-autofocus
          {...form.field('title')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) form.submit();
          }}
        />
        <RichTextField
          label={t('introduction.words')}
          placeholder={t('introduction.wordsPlaceholder')}
          tall
          tools="full"
          {...form.field('body')}
          onSubmit={() => form.submit()}
        />
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
