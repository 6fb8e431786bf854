import { type Audience, audiencesOf, type Viewer } from '../http/viewer.ts';

/** Whoever is at least this: a moderator holds `role:member` and `role:guest`, too. */
export const roleToken = (role: Audience): string => `role:${role}`;
/** Whoever holds the membership level now. */
export const levelToken = (levelId: number): string => `level:${levelId}`;
/** One member alone. */
export const ownerToken = (memberId: number): string => `owner:${memberId}`;

/** What the viewer holds by who they are, which is known with the session. */
export const tokensOfViewer = (viewer: Viewer): string[] => [
  ...audiencesOf(viewer).map(roleToken),
  ...viewer.levels.map(levelToken),
  ...viewer.places,
  ...(viewer.id === null ? [] : [ownerToken(viewer.id)]),
];
