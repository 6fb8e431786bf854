import type { Member } from '../data/types.ts';
import { RecordPicker } from '../list/RecordPicker.tsx';

interface Props {
  label: string;
  value: Member | null;
  onChange: (member: Member | null) => void;
}

/** Field that picks a member by name, username or e-mail address. */
export function MemberPicker({ label, value, onChange }: Props) {
  return (
    <RecordPicker<Member>
      label={label}
      resource="members"
      named={({ name, username }) => `${name} (@${username})`}
      value={value}
      onChange={onChange}
      sx={{ flex: '1 1 220px', maxWidth: 360 }}
    />
  );
}
