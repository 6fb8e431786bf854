/** How somebody who was erased is called: with a sign that no username can have, so that nobody has taken it. */
export const nobody = ({ member_id }: { member_id: number }) => ({
  username: `deleted~${member_id}`,
  first_name: 'Deleted',
  last_name: 'member',
});
