import type { Member } from './identity.ts';

export const nameOf = (member: Member) => member.id;
