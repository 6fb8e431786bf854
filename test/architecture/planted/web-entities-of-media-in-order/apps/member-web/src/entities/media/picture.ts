// wrong: a file does not know whose it is
import { member } from '../members/member.ts';

export const picture = member;
