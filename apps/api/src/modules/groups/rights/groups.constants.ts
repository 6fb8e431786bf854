/** Same values as `groupStatus` of the contract. */
export const GROUP_STATUSES = ['public', 'private', 'secret'] as const;
/** Same values as `groupRole` of the contract. */
export const GROUP_ROLES = ['owner', 'moderator', 'member'] as const;
/** The statuses of a member in a group. `none` is the initial status. */
export const STANDINGS = ['none', 'asked', 'invited', 'declined', 'in', 'out', 'banned'] as const;
/** Same value as `GROUP_LIMITS.files` of the contract. */
export const MOST_FILES = 100;
/** Owner kind of a group's files in the media module. The group's picture has the kind `group`. */
export const FILES_OF_GROUP = 'group-files';
