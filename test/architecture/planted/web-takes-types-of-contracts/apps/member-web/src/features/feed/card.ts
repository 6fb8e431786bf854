// @ts-nocheck the compiler looks into the real libraries, not into the planted ones
import { call } from '@lyceum/contracts/address';
import type { Member } from '@lyceum/contracts/identity';

export const card = (member: Member) => [member.id, call];
