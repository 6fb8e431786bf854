/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
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

describe('the preview of a local picture', () => {
  const { Image } = globalThis;
  afterEach(() => void (globalThis.Image = Image));

  it.each([
    [8000, 6000, 'blob:preview'],
    [17_000, 17_000, undefined],
  ])('of %i by %i pixels: %s', async (naturalWidth, naturalHeight, preview) => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    let loaded = () => {};
    globalThis.Image = function Loading() {
      const image = { naturalWidth, naturalHeight, src: '', onload: () => {} };
      loaded = () => image.onload();
      return image;
    } as unknown as typeof Image;
    const file = new File(['x'], 'pot.png', { type: 'image/png' });
    await show(<UploadTile name="pot.png" state="uploading" file={file} onRemove={() => undefined} />, mediaTexts);
    act(() => loaded());
    expect(document.querySelector('img')?.getAttribute('src')).toBe(preview);
  });

  it('can be read for a while after the stored picture has replaced it, and is released then', async () => {
    jest.useFakeTimers();
    const revoked: string[] = [];
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = (address) => void revoked.push(address);
    const file = new File(['x'], 'pot.png', { type: 'image/png' });
    function Upload() {
      const [picture, setPicture] = useState<string>();
      const stored = () => setPicture('/files/pot.jpg');
      const state = picture ? 'complete' : 'uploading';
      return (
        <UploadTile name="pot.png" {...{ state, picture }} file={picture ? undefined : file} onRemove={() => undefined}>
          <button onClick={stored}>Store</button>
        </UploadTile>
      );
    }
    await show(<Upload />, mediaTexts);
    act(() => screen.getByText('Store').click());
    expect(revoked).toEqual([]);
    await passes(60_000);
    expect(revoked).toEqual(['blob:preview']);
  });
});
