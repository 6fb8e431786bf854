/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { room as open } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { Lobby } from './Lobby.tsx';
import { useDevice } from './meeting/use-devices.ts';
import type { Room } from './room.query.ts';
import { liveRoomTexts } from './texts/index.ts';
import type { Over } from './use-visit.ts';

interface Props {
  room: Room;
  over: Over | null;
  refusal: string;
}

const join = jest.fn(() => Promise.resolve());

function Shown({ room, over, refusal }: Props) {
  const devices = { microphone: useDevice('microphone'), camera: useDevice('camera') };
  return <Lobby {...{ room, over, refusal, join, ...devices }} joining={false} />;
}
const shown = (part: object = {}, { over = null, refusal = '' }: Partial<Props> = {}) =>
  show(<Shown room={{ ...open, ...part } as Room} over={over} refusal={refusal} />, liveRoomTexts);

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
const devices = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });

describe('before the live room', () => {
  it('whoever comes to the event enters it, without camera and microphone until they turn them on', async () => {
    const user = await shown({ participants_count: 2 });
    expect(screen.getByText('2 people are here.')).toBeTruthy();
    expect(screen.getByText('Your camera is off')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enter live room' }));
    expect(join).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'planned',
      { status: 'PLANNED', permissions: [], closes_at: '2099-01-01T10:00:00.000Z' },
      /host can open this room/,
    ],
    ['over', { status: 'ENDED', permissions: [] }, /has ended/],
    ['cancelled', { status: 'CANCELLED', permissions: [] }, /is cancelled/],
    ['closed', { status: 'PLANNED', permissions: [], closes_at: '2020-01-01T10:00:00.000Z' }, /is closed/],
    ['not theirs', { permissions: [] }, /for attendees/],
  ])('says why nobody gets in: %s', async (_, part, words) => {
    await shown(part);
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: 'Enter live room' })).toBeNull();
  });

  it('says that it is full, and what the server refused', async () => {
    await shown({ full: true, participants_count: 6 }, { refusal: 'The live room is full.' });
    expect(screen.getByRole('status').textContent).toContain('(6 people)');
    expect(screen.getByRole('alert').textContent).toBe('The live room is full.');
    expect(screen.getByRole('button', { name: 'Enter live room' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['NotAllowedError', 'Camera: blocked by your browser.'],
    ['NotFoundError', 'Camera: not found.'],
    ['NotReadableError', 'Camera: in use by another app.'],
  ])('says why there is no camera: %s', async (name, words) => {
    devices(() => Promise.reject(Object.assign(new Error('no'), { name })));
    const user = await shown();
    await user.click(screen.getByRole('button', { name: 'Turn camera on' }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('says that a page without https has no camera', async () => {
    const user = await shown();
    await user.click(screen.getByRole('button', { name: 'Turn camera on' }));
    expect((await screen.findByRole('alert')).textContent).toContain('need https');
  });

  it('says how one came out of the room', async () => {
    await shown({}, { over: 'elsewhere' });
    expect(screen.getByRole('status').textContent).toBe('You’re in the live room in another window.');
  });
});
