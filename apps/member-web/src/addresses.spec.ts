import { describe, expect, it } from '@jest/globals';
import { PATHS } from '@lyceum/contracts/first-page';
import { matchPath } from 'react-router-dom';
import { modules } from './modules.ts';

/** With every part of it, also those that may be missing. */
const whole = (path: string): string => `/${path.replace(/:\w+\??/g, 'some')}`;
const routes = modules.flatMap(({ routes: own = [] }) => own.flatMap(({ path }) => (path ? [path] : [])));

describe('the address of a screen', () => {
  it.each(routes)('%s is one of those that the server answers with the app', (path) => {
    expect(Object.values(PATHS).filter((known) => matchPath(known, whole(path)))).not.toEqual([]);
  });
});
