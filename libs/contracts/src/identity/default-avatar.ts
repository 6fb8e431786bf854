/** Background colours on which white initials have a contrast above 4.5:1. */
const GROUNDS = [
  '#7A5AA6',
  '#B0500F',
  '#3C62B0',
  '#0F6B5C',
  '#8C4A7F',
  '#5C6B1E',
  '#A03A4E',
  '#2F6F8F',
  '#6B5B45',
  '#4A5A9A',
];

/** Address of the default picture of a member without an upload. The server draws their initials. */
export const defaultAvatar = (memberId: number): string => `/avatars/${memberId}.svg`;

/** The background colour of a member's initials, the same on every call. */
export const avatarGround = (memberId: number): string => GROUNDS[(memberId * 7) % GROUNDS.length]!;

const initial = (word: string | undefined): string => [...(word ?? '')].find((sign) => /\p{L}/u.test(sign)) ?? '';

/** The initials of a name: of its first and last word. Skips particles ("van den Berg"). */
export function initialsOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  const last = others.findLast((word) => /^\p{Lu}/u.test(word)) ?? others.at(-1);
  return (initial(first) + initial(last)).toUpperCase();
}
