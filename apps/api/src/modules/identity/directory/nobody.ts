/**
 * The names of an erased member. The username contains a character that no other username has, so it is always free.
 */
export const nobody = ({ member_id }: { member_id: number }) => ({
  username: `deleted~${member_id}`,
  first_name: 'Deleted',
  last_name: 'member',
});
