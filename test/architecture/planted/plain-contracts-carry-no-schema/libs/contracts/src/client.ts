// wrong: whoever takes the client takes zod
import { member } from './identity.ts';

export const call = (value: unknown) => member.parse(value);
