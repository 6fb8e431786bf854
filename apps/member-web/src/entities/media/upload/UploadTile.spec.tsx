/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../../testing/show.tsx';
import { mediaTexts } from '../texts/index.ts';
import { UploadTile } from './UploadTile.tsx';

afterEach(() => void jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const check = () => screen.queryByRole('status');

let arrive: () => void;
function Tile({ there }: { there: boolean }) {
  const [isThere, setThere] = useState(there);
  arrive = () => setThere(true);
  return <UploadTile name="pot.jpg" state={isThere ? 'complete' : 'uploading'} onRemove={() => undefined} />;
}

it('a file that has arrived is checked for 700 ms (part 1 §4)', async () => {
  await show(<Tile there={false} />, mediaTexts);
  jest.useFakeTimers();
  expect(check()).toBeNull();
  act(() => arrive());
  expect(check()?.textContent).toContain('Done');
  await passes(699);
  expect(check()).not.toBeNull();
  await passes(1);
  expect(check()).toBeNull();
});

it('a file that was there before is not checked', async () => {
  await show(<Tile there />, mediaTexts);
  expect(check()).toBeNull();
});
