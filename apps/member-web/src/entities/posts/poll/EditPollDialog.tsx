import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Poll, pollOptions, setPoll } from './poll.ts';
import { toast } from '../../../lib/toast.ts';
import type { Topic } from '../cache/topic-cache.ts';
import { refreshTopic } from '../cache/topic-refresh.ts';
import { useZone } from '../../../lib/time/reader.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { answersOf, POLL_NAMES, pollErrors, pollFormOf, questionWords, settingsOf } from './poll-form.ts';
import { PollFields } from './PollFields.tsx';
import classes from './PollFields.module.css';

const editedPoll = () => import('@lyceum/contracts/community/polls').then((contract) => contract.editPoll.body);

/** Dialog `edit_poll` (part 3 §2): the question, the answers with their votes, and the settings. */
export default function EditPollDialog({ topic, onDone }: { topic: Topic & { quiz_id: number }; onDone: () => void }) {
  const { t } = useTranslation();
  const poll = useQuery({ ...pollOptions(topic.quiz_id), refetchOnWindowFocus: false });
  if (poll.data) return <Form topic={topic} poll={poll.data} onDone={onDone} />;
  return (
    <Dialog title={t('poll.edit')} onClose={onDone}>
      {poll.isError ? (
        <FailedState quiet title={t('pollDialogs.failed')} onRetry={() => void poll.refetch()} />
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
  const typed = useValues({ question: before, poll: pollFormOf(poll, zone) });
  const form = useForm({
    ...typed,
    schema: editedPoll,
    body: (values) => ({
      question: values.question.trim(),
      question_options: answersOf(values.poll),
      settings: settingsOf(values.poll, zone),
    }),
    send: async (body) => {
      const { data } = await api('PUT /api/v4/polls/{id}', { params: { id: poll.id }, body });
      setPoll(client, data);
      // The topic's title may follow the question.
      if (body.question !== before) await refreshTopic(client, topic.id);
    },
    done: () => {
      toast({ kind: 'success', text: t('pollDialogs.saved') });
      onDone();
    },
    names: POLL_NAMES,
    says: { question: questionWords(t), poll: 'pollDialogs.answerRequired' },
    checks: () => pollErrors(typed.values.poll, null, t),
  });
  const { poll: asked } = typed.values;

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} onClick={() => form.submit()}>
        {t('app.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('poll.edit')} onClose={onDone} buttons={buttons} wide>
      <div id="edit_poll" ref={form.box} className={classes.fields}>
        <TextInput
          label={t('poll.question')}
          maxLength={POLL_LIMITS.question.max}
          data-autofocus
          {...form.field('question')}
        />
        <PollFields form={asked} errors={form.errors} onChange={(changed) => form.set({ poll: changed })} />
        <p className={classes.note}>{t('pollDialogs.removedVotes')}</p>
        {asked.answers.length <= POLL_LIMITS.answersMin && (
          <p className={classes.note}>{t('pollDialogs.mustHaveTwo')}</p>
        )}
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
