import { SelectArrayInput } from 'react-admin';
import { useLevels } from '../levels/use-levels.ts';

/** Membership levels of which any one opens the board; none for a board without a lock. */
export function LevelsInput({ source }: { source: 'level_ids' }) {
  const levels = useLevels();
  return (
    <SelectArrayInput
      source={source}
      choices={levels.map(({ id, name }) => ({ id, name }))}
      translateChoice={false}
      readOnly={levels.length === 0}
      helperText={levels.length === 0 ? 'list.empty.levels.hint' : 'board.levelsHint'}
    />
  );
}
