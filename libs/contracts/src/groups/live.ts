/** What open screens are told of groups. */
export const groupChannels = {
  /** Whoever may know of a group: what becomes of it. */
  group: (groupId: number) => `private-group.${groupId}`,
  /** Every signed-in member: the list of groups that members may know of has changed. */
  groups: 'private-groups',
} as const;

export interface GroupEvents {
  /** It was changed or closed, or somebody came or left: what is shown of it is to be asked for anew. */
  'group-changed': { group_id: number };
  /** On `private-groups`: some group that members may know of was founded or changed. On a member's own channel: one of theirs. */
  'groups-changed': Record<string, never>;
}
