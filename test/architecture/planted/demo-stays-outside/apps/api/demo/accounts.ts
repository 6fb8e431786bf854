import { password } from '../src/main.ts';

export const accounts = [password];
