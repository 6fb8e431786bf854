import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { MemberPicker } from './MemberPicker.tsx';

export interface Person {
  id: number;
  name: string;
}

interface Props {
  label: string;
  members: readonly Person[];
  onChange: (members: Person[]) => void;
}

/** Field that picks several members, one search at a time. */
export function MembersField({ label, members, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <MemberPicker
        // A new picker is empty again.
        key={members.map(({ id }) => id).join()}
        label={label}
        value={null}
        onChange={(member) => {
          if (member && !members.some(({ id }) => id === member.id))
            onChange([...members, { id: member.id, name: member.name }]);
        }}
      />
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {members.map((member) => (
          <li key={member.id}>
            <Chip label={member.name} onDelete={() => onChange(members.filter(({ id }) => id !== member.id))} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
