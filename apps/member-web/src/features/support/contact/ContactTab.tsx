import '@mantine/core/styles/Input.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, ApiError } from '@lyceum/browser/client';
import { SUPPORT_LIMITS } from '@lyceum/contracts/support/limits';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import type { Me } from '../../../lib/session/session.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from './Contact.module.css';

const input = () => import('@lyceum/contracts/support/contact').then((contract) => contract.contactInput);
const send = (body: { title: string; content: string; email?: string; website?: string }) =>
  api('POST /contact', { body });

const UNPROCESSABLE = 422;
const TOO_OFTEN = 429;

/** Contact form to the staff (part 3 §2, §7). Guests enter an e-mail address for the answer. */
export function ContactTab({ me }: { me: Me | null }) {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState<string | null>(null);
  const kept = useValues({ title: '', content: '', email: '', website: '' });
  const form = useForm({
    ...kept,
    schema: input,
    body: ({ title, content, email, website }) => ({
      ...{ title, content, website },
      ...(!me && { email: email.trim() }),
    }),
    send,
    done: ({ message }) => {
      kept.reset();
      setAnswered(message);
    },
    refused: (error) => {
      const status = error instanceof ApiError ? error.status : 0;
      // Field errors appear at the fields. The message for too many requests says how long to wait (part 3 §8).
      if (status === UNPROCESSABLE) return '';
      return status === TOO_OFTEN ? (error as ApiError).message : t('support.email_not_send');
    },
  });
  if (answered) {
    return (
      <div className={classes.card} role="status">
        <p className={classes.sent}>{answered}</p>
        <Button variant="default" onClick={() => setAnswered(null)}>
          {t('support.another')}
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.card} ref={form.box} onSubmit={form.submit} noValidate>
      <p className={classes.hint}>{t(me ? 'support.contactHintMember' : 'support.contactHint')}</p>
      {!me && (
        <TextInput label={t('support.email')} type="email" autoComplete="email" required {...form.field('email')} />
      )}
      <TextInput label={t('support.title')} maxLength={SUPPORT_LIMITS.title} required {...form.field('title')} />
      <Textarea label={t('support.content')} autosize minRows={5} required {...form.field('content')} />
      <div className={classes.trap} aria-hidden="true">
        <TextInput label={t('support.website')} tabIndex={-1} autoComplete="off" {...form.field('website')} />
      </div>
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" loading={form.busy} className={classes.send}>
        {t('support.send')}
      </Button>
    </form>
  );
}
