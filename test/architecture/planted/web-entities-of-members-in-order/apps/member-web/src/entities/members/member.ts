// wrong: a member is the same on every board
import { board } from '../boards/board.ts';

export const member = board;
