// wrong: the server asks an address
import { get } from 'node:https';

export const preview = get;
