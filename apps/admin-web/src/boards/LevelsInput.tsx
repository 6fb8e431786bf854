import { SelectArrayInput } from 'react-admin';
import { useLevels } from '../levels/use-levels.ts';

/** Selects the membership levels of a board. Any one of them gives access. An empty selection means no restriction. */
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
