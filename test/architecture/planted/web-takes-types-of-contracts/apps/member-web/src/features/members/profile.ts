// @ts-nocheck the compiler looks into the real libraries, not into the planted ones
// wrong: the schema, and zod with it, is loaded with the page
import { member, type Member } from '@lyceum/contracts/identity';

export const profile = (value: Member) => member.parse(value);
