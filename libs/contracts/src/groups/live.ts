/** Real-time channels of groups. */
export const groupChannels = {
  /** For everyone who may know of the group: its changes. */
  group: (groupId: number) => `private-group.${groupId}`,
  /** For every signed-in member: changes of the list of visible groups. */
  groups: 'private-groups',
} as const;

export interface GroupEvents {
  /** The group was changed or closed, or its members changed. Clients refetch it. */
  'group-changed': { group_id: number };
  /** On `private-groups`: a visible group was created or changed. On a member's channel: one of their groups. */
  'groups-changed': Record<string, never>;
}
