// wrong: an aggregate leans on the module that wires it
import { wiring } from '../community.module.ts';

export const page = wiring;
