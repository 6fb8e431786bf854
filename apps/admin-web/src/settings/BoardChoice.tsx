import { SelectInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useBoards } from '../boards/use-boards.ts';

interface Props {
  source: string;
  helperText: string;
}

/** Selects a board for automatic posts, or none. Only default boards qualify, not helpdesks and moodboards. */
export function BoardChoice({ source, helperText }: Props) {
  const translate = useTranslate();
  const boards = [...useBoards().values()].filter(({ type }) => type === 'default');
  const choices = [{ id: 0, name: translate('settings.noBoard') }, ...boards.map(({ id, name }) => ({ id, name }))];
  return <SelectInput source={source} choices={choices} translateChoice={false} helperText={helperText} required />;
}
