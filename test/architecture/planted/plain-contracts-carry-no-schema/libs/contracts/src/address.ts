// wrong: whoever takes the addresses takes zod
import { member } from './identity.ts';

export const call = (value: unknown) => member.parse(value);
