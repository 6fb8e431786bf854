import { BOARD_ICONS } from '@lyceum/contracts/community/board-icons';
import { required, SelectInput, useRecordContext } from 'react-admin';
import type { Board } from '../data/types.ts';
import { IconName } from './IconName.tsx';

const drawn = ({ id }: { id: string }) => <IconName icon={id} />;

/** Selects a board icon. The board's current icon remains a choice if the console does not offer it. */
export function IconInput({ source }: { source: string }) {
  const own = useRecordContext<Board>()?.icon;
  const names: readonly string[] = BOARD_ICONS;
  const choices = [...(own && !names.includes(own) ? [own] : []), ...names].map((id) => ({ id }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      optionText={drawn}
      translateChoice={false}
      validate={required()}
      helperText={false}
    />
  );
}
