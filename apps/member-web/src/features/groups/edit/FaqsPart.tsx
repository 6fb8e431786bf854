import '@mantine/core/styles/Input.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../../../ui/place/Form.module.css';
import type { Group } from '../queries/groups.query.ts';
import { changeOf, useSaveGroup } from './use-save-group.ts';

type Faq = Group['faqs'][number];

/** Part of the group form with questions and answers. Leaves out empty entries. */
export function FaqsPart({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { send, refused } = useSaveGroup(group);
  const typed = useValues({ faqs: group.faqs });
  const { faqs } = typed.values;
  const form = useForm({
    ...typed,
    schema: changeOf,
    body: (values) => ({ faqs: values.faqs.filter(({ question, answer }) => question.trim() || answer.trim()) }),
    send,
    refused,
  });
  const change = (at: number, part: Partial<Faq>): void =>
    form.set({ faqs: faqs.map((faq, index) => (index === at ? { ...faq, ...part } : faq)) });
  return (
    <form className={classes.fields} ref={form.box} onSubmit={form.submit} noValidate>
      {faqs.map(({ question, answer }, index) => {
        const number = index + 1;
        return (
          <div key={index} className={classes.fields} role="group" aria-label={t('groups.edit.question', { number })}>
            <TextInput
              label={t('groups.edit.question', { number })}
              maxLength={GROUP_LIMITS.rule}
              value={question}
              onChange={({ currentTarget }) => change(index, { question: currentTarget.value })}
            />
            <Textarea
              label={t('groups.edit.answer', { number })}
              maxLength={GROUP_LIMITS.answer}
              autosize
              minRows={2}
              value={answer}
              onChange={({ currentTarget }) => change(index, { answer: currentTarget.value })}
            />
            <div className={classes.buttons}>
              <Button
                size="xs"
                variant="default"
                onClick={() => form.set({ faqs: faqs.filter((_, at) => at !== index) })}
              >
                {t('groups.edit.removeFaq', { number })}
              </Button>
            </div>
          </div>
        );
      })}
      <Refusal>{form.refusal ?? form.errors.faqs}</Refusal>
      <div className={classes.buttons}>
        <Button type="submit" loading={form.busy}>
          {t('groups.edit.save')}
        </Button>
        {faqs.length < GROUP_LIMITS.faqs && (
          <Button variant="default" onClick={() => form.set({ faqs: [...faqs, { question: '', answer: '' }] })}>
            {t('groups.edit.addFaq')}
          </Button>
        )}
      </div>
    </form>
  );
}
