import { required, SelectInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';

/** Selects the lowest role that may read or write on a board. */
export function AudienceInput({
  source,
  audiences,
}: {
  source: 'read_by' | 'write_by';
  audiences: Board['read_by'][];
}) {
  const translate = useTranslate();
  const choices = audiences.map((id) => ({ id, name: translate(`app.audience.${id}`) }));
  return (
    <SelectInput source={source} choices={choices} translateChoice={false} validate={required()} helperText={false} />
  );
}
