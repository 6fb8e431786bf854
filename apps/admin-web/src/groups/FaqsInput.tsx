import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { maxLength, required, TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useTranslate } from '../i18n/use-translate.ts';

/** Field array of questions and answers, in display order. */
export function FaqsInput() {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: 'faqs' });
  return (
    <>
      {fields.map(({ id }, index) => {
        const at = { number: index + 1 };
        return (
          <Box key={id} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <TextInput
              source={`faqs.${index}.question`}
              label={translate('group.question', at)}
              validate={[required(), maxLength(GROUP_LIMITS.rule)]}
              helperText={false}
            />
            <TextInput
              source={`faqs.${index}.answer`}
              label={translate('group.answer', at)}
              validate={[required(), maxLength(GROUP_LIMITS.answer)]}
              helperText={false}
              multiline
            />
            <Button variant="text" color="error" onClick={() => remove(index)}>
              {translate('group.removeFaq', at)}
            </Button>
          </Box>
        );
      })}
      <Box>
        <Button
          variant="outlined"
          disabled={fields.length >= GROUP_LIMITS.faqs}
          onClick={() => append({ question: '', answer: '' })}
        >
          {translate('group.addFaq')}
        </Button>
      </Box>
    </>
  );
}
