/** As `groupStatus` of the contract. */
export const GROUP_STATUSES = ['public', 'private', 'secret'] as const;
/** As `groupRole` of the contract. */
export const GROUP_ROLES = ['owner', 'moderator', 'member'] as const;
/** How one member stands to one group; the first before they had anything to do with it. */
export const STANDINGS = ['none', 'asked', 'invited', 'declined', 'in', 'out', 'banned'] as const;
/** As `GROUP_LIMITS.files` of the contract. */
export const MOST_FILES = 100;
/** How a group's files are called where files are kept; its picture is its own, `group`. */
export const FILES_OF_GROUP = 'group-files';
