// wrong: a quiz is the same whoever takes it
import { member } from '../members/member.ts';

export const quiz = member;
