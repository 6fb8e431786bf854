import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Poll, pollOptions, setPoll } from './poll.ts';
import { toast } from '../../../lib/toast.ts';
import type { Topic } from '../cache/topic-cache.ts';
import { refreshTopic } from '../cache/topic-refresh.ts';
import { useZone } from '../../../lib/time/reader.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { answersOf, type PollErrors, pollErrors, pollFormOf, settingsOf } from './poll-form.ts';
import { PollFields } from './PollFields.tsx';
import classes from './PollFields.module.css';

/** Part 3 §2: `edit_poll`. What is asked, its answers with their votes, and how one votes. */
export default function EditPollDialog({ topic, onDone }: { topic: Topic & { quiz_id: number }; onDone: () => void }) {
  const { t } = useTranslation();
  const poll = useQuery({ ...pollOptions(topic.quiz_id), refetchOnWindowFocus: false });
  if (poll.data) return <Form topic={topic} poll={poll.data} onDone={onDone} />;
  return (
    <Dialog title={t('poll.edit')} onClose={onDone}>
      {poll.isError ? (
        <FailedState quiet title={t('poll.failed')} onRetry={() => void poll.refetch()} />
      ) : (
        <p role="status">{t('app.loading')}</p>
      )}
    </Dialog>
  );
}

function Form({ topic, poll, onDone }: { topic: Topic; poll: Poll; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const zone = useZone();
  const [before] = useState(poll.questions[0]?.question ?? '');
  const [question, setQuestion] = useState(before);
  const [form, setForm] = useState(() => pollFormOf(poll, zone));
  const [errors, setErrors] = useState<PollErrors>({});

  async function saved(): Promise<void> {
    const body = { question: question.trim(), question_options: answersOf(form), settings: settingsOf(form, zone) };
    const { data } = await api('PUT /api/v4/polls/{id}', { params: { id: poll.id }, body });
    setPoll(client, data);
    // Its title may be the question, and has followed it then.
    if (body.question !== before) await refreshTopic(client, topic.id);
  }

  const save = useMutation({
    mutationFn: saved,
    onSuccess: () => {
      toast({ kind: 'success', text: t('poll.saved') });
      onDone();
    },
  });
  const refusal =
    save.error instanceof ApiError && save.error.status > 0 ? save.error.firstMessage : t('errors.action');

  function submit(): void {
    const found = pollErrors(question, form, null, t);
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  }

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={save.isPending} onClick={submit}>
        {t('app.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('poll.edit')} onClose={onDone} buttons={buttons} wide>
      <div id="edit_poll">
        <TextInput
          label={t('poll.question')}
          maxLength={POLL_LIMITS.question.max}
          data-autofocus
          mb={16}
          value={question}
          error={errors.question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <PollFields form={form} errors={errors} onChange={setForm} />
        <p className={classes.note}>{t('poll.removedVotes')}</p>
        {form.answers.length <= POLL_LIMITS.answersMin && <p className={classes.note}>{t('poll.mustHaveTwo')}</p>}
        {save.isError && (
          <p className={classes.refused} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
