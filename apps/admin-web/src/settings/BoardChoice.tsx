import { SelectInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useBoards } from '../boards/use-boards.ts';

interface Props {
  source: string;
  helperText: string;
}

/** A board on which the community tells something by itself, or none: tickets and walls of pictures are no place for it. */
export function BoardChoice({ source, helperText }: Props) {
  const translate = useTranslate();
  const boards = [...useBoards().values()].filter(({ type }) => type === 'default');
  const choices = [{ id: 0, name: translate('settings.noBoard') }, ...boards.map(({ id, name }) => ({ id, name }))];
  return <SelectInput source={source} choices={choices} translateChoice={false} helperText={helperText} required />;
}
