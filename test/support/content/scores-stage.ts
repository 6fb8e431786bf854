import type { Persona } from '../persona.ts';
import { disconnectAll } from '../live.ts';
import { startApi, type TestApi } from '../servers/api.ts';
import { makeBoard } from './boards.ts';

/** What points are given on. Whoever imports it has an application of their own, with an administrator and a board that all write on. */
export let api: TestApi;
export let admin: Persona;
export let board: number;

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  board = await makeBoard(admin, 'Klei');
});
afterEach(disconnectAll);
afterAll(() => api.close());
