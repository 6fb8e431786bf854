/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { supportTexts } from '../texts/index.ts';
import { ContactTab } from './ContactTab.tsx';

const { answers } = server();
const CONTACT = 'POST /contact';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function filled() {
  const user = await show(<ContactTab me={null} />, supportTexts);
  await user.type(field(/^Your e-mail address/), ' ada@demo.test ');
  await user.type(field(/^Subject/), 'The key');
  await user.type(field(/^Your message/), 'Who has it?');
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('a letter to the staff', () => {
  it('is thanked in the server’s words, and the form is empty again', async () => {
    const message = 'Your message has been sent.';
    const sent = answers(CONTACT, { status: 200, message, data: { message } });
    const { user, send } = await filled();
    await send();
    expect((await screen.findByRole('status')).textContent).toContain(message);
    expect(sent).toEqual([{ title: 'The key', content: 'Who has it?', website: '', email: 'ada@demo.test' }]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field(/^Your message/).value).toBe('');
  });

  it('that got nowhere says so, and keeps what was typed', async () => {
    answers(CONTACT, { status: 503, message: 'Not now' });
    const { send } = await filled();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Your message could not be sent.');
    expect(field(/^Your message/).value).toBe('Who has it?');
  });
});
