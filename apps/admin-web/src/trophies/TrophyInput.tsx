import { SelectInput } from 'react-admin';
import { useTrophies } from './use-trophies.ts';

/** Selects the trophy that something awards. Hidden if the community has no trophies. */
export function TrophyInput({ source, helperText }: { source: string; helperText: string }) {
  const trophies = useTrophies();
  if (trophies.length === 0) return null;
  return (
    <SelectInput
      source={source}
      choices={trophies.map(({ id, title }) => ({ id, name: title }))}
      translateChoice={false}
      helperText={helperText}
    />
  );
}
