/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Me } from '../../../lib/session/session.ts';
import { me } from '../../../testing/answers.ts';
import { show } from '../../../testing/show.tsx';
import AvatarDialog from './AvatarDialog.tsx';
import { avatarTexts } from './texts/index.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
const picture = () => document.querySelector('img[src="blob:preview"]');

it('lets go of a file that no browser can show, and can take another', async () => {
  await show(<AvatarDialog me={me[1] as Me} onDone={() => undefined} />, avatarTexts);
  await screen.findByRole('button', { name: 'Choose a picture' });
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'broken.png', { type: 'image/png' })] } });
  await waitFor(() => expect(picture()).not.toBeNull());
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  await screen.findByRole('button', { name: 'Choose a picture' });
});
