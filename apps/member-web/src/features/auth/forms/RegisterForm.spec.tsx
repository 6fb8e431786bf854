/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { formTexts } from '../../../ui/form/texts/index.ts';
import { RegisterForm } from './RegisterForm.tsx';

const { answers } = server();
const REGISTER = 'POST /api/v4/auth/register';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const described = ({ attributes }: Element): string[] =>
  (attributes.getNamedItem('aria-describedby')?.value ?? '').split(' ');
/** What a screen reader says of a field that is wrong, behind its label. */
const told = (name: string): string =>
  described(field(name))
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const reaches = (name: string) => waitFor(() => expect(document.activeElement).toBe(field(name)));

const TYPED = { 'First name': 'Ada', 'Last name': 'Wever', Username: '@Ada', 'E-mail': ' ada@demo.test ' };
const PASSWORD = 'weaving by night';

async function filled() {
  const user = await show(<RegisterForm />, formTexts);
  for (const [name, text] of Object.entries(TYPED)) await user.type(field(name), text);
  await user.type(field('Password'), PASSWORD);
  const send = () => user.click(screen.getByRole('button', { name: 'Create account' }));
  return { user, send };
}

describe('a form on the schema of its operation', () => {
  it('says the first thing that is wrong with each field, with a full stop, takes one to the first, and sends nothing', async () => {
    const sent = answers(REGISTER, { status: 422, message: 'It was sent' });
    const { user, send } = await filled();
    for (const name of ['Last name', 'Username', 'E-mail', 'Password']) await user.clear(field(name));
    await user.type(field('Username'), 'ad');
    await send();
    await reaches('Last name');
    expect(told('First name')).toBe('');
    expect(told('Last name')).toBe('This field is required.');
    expect(told('Username')).toBe('Username must have at least 3 characters.');
    expect(told('E-mail')).toBe('Please enter a valid e-mail address.');
    expect(told('Password')).toBe('Password must have at least 8 characters.');
    await user.type(field('Username'), 'a');
    expect(told('Username')).toBe('');
    expect(told('Password')).not.toBe('');
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses a field, and says what it says there', async () => {
    const sent = answers(REGISTER, { status: 422, message: 'No', errors: { username: ['It is taken', 'Too short'] } });
    const { send } = await filled();
    await send();
    await reaches('Username');
    expect(told('Username')).toBe('It is taken.');
    expect(field('Password').value).toBe(PASSWORD);
    expect(screen.queryByRole('alert')).toBeNull();
    const names = { first_name: 'Ada', last_name: 'Wever', username: '@Ada' };
    expect(sent).toEqual([{ ...names, email: 'ada@demo.test', password: PASSWORD, locale: 'en', website: '' }]);
  });

  it('has a field for programs that people and screen readers do not meet', async () => {
    await filled();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect([trap.hidden, trap.tabIndex, trap.value]).toEqual([true, -1, '']);
    expect(screen.getAllByRole('textbox').includes(trap)).toBe(false);
  });

  it('leaves to the server what it has no words for', async () => {
    const refusal = { username: ['Username may hold letters, digits, dots, dashes and underscores'] };
    const sent = answers(REGISTER, { status: 422, message: 'No', errors: refusal });
    const { user, send } = await filled();
    await user.type(field('Username'), ' !');
    await send();
    await reaches('Username');
    expect(sent).toHaveLength(1);
    expect(told('Username')).toBe(`${refusal.username[0]}.`);
  });

  it('tells of what is no field’s, for the whole of it', async () => {
    answers(REGISTER, { status: 429, message: 'That was a little fast. Wait a moment.' });
    const { send } = await filled();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('That was a little fast. Wait a moment.');
    expect(field('First name').value).toBe('Ada');
  });
});
