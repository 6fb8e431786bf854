import { face } from '../media/face.ts';

export const member = face;
