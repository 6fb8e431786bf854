/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { MantineProvider, TextInput } from '@mantine/core';
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import LoginAgain from './LoginAgain.tsx';
import { authTexts } from './texts/index.ts';
import { server } from '../../testing/server.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { formTexts } from '../../ui/form/texts/index.ts';
import { LeaveGuard } from '../../ui/shell/LeaveGuard.tsx';
import { uiTexts } from '../../ui/texts/index.ts';
import { beginIn } from '../../lib/i18n/texts.ts';
import { fetchAhead } from '../../lib/parts/ahead.ts';
import { hasEnded, watchEnded } from '@lyceum/browser/session-ended';
import { type Me, meOptions } from '../../lib/session/session.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';

const { answers } = server();
const schema = () => Promise.resolve(z.object({ text: z.string() }));
const ME = { id: 7, username: 'ada', name: 'Ada' } as Me;
let client: QueryClient;
let send: () => Promise<unknown>;

function Writing({ keeps }: { keeps: 'typed' | 'draft' }) {
  const form = useForm({ ...useValues({ text: '' }), keeps, schema, body: (values) => values, send: () => send() });
  return (
    <form ref={form.box} onSubmit={form.submit} noValidate>
      <TextInput aria-label="Text" {...form.field('text')} />
      <p>{form.refusal}</p>
      <button type="submit">Send</button>
    </form>
  );
}
function InDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <Dialog title="Writing" onClose={() => setIsOpen(false)}>
      <Writing keeps="typed" />
    </Dialog>
  ) : (
    <p>Closed</p>
  );
}
function Again() {
  return useSyncExternalStore(watchEnded, hasEnded) ? <LoginAgain me={ME} /> : null;
}

async function at(element: ReactNode) {
  if (!i18next.isInitialized) await beginIn('en', [uiTexts, formTexts, authTexts]);
  await fetchAhead(true);
  client = new QueryClient();
  send = () => Promise.resolve();
  const screenOf = (
    <>
      {element}
      <Link to="/elsewhere">Elsewhere</Link>
      <LeaveGuard />
      <Again />
    </>
  );
  const routes = [
    { path: '/', element: screenOf },
    { path: '/elsewhere', element: <p>Another screen</p> },
  ];
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={createMemoryRouter(routes)} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const text = () => screen.getByLabelText<HTMLInputElement>('Text');
const question = () => screen.queryByText('Leave without saving?');
/** Whether the browser would ask before a reload. */
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
afterEach(cleanup);

describe('text that is not saved', () => {
  it('asks before another screen takes its place, and stays if told so', async () => {
    const user = await at(<Writing keeps="typed" />);
    expect(asksBeforeUnload()).toBe(false);
    await user.type(text(), 'Kiln');
    expect(asksBeforeUnload()).toBe(true);
    await user.click(screen.getByText('Elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(text().value).toBe('Kiln');
    await user.click(screen.getByText('Elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Another screen');
    expect(asksBeforeUnload()).toBe(false);
  });

  it('does not ask once it is sent, or taken back', async () => {
    const user = await at(<Writing keeps="typed" />);
    await user.type(text(), 'Kiln');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
    await user.type(text(), 's');
    expect(asksBeforeUnload()).toBe(true);
    await user.clear(text());
    expect(asksBeforeUnload()).toBe(false);
  });

  it('does not ask where a draft keeps it', async () => {
    const user = await at(<Writing keeps="draft" />);
    await user.type(text(), 'Kiln');
    await user.click(screen.getByText('Elsewhere'));
    await screen.findByText('Another screen');
  });

  it('keeps a dialog open on Escape until it is told to leave', async () => {
    const user = await at(<InDialog />);
    await user.type(text(), 'Kiln');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(text().value).toBe('Kiln');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('Closed');
  });

  it('stays when the session ends, and is sent after logging in again', async () => {
    const user = await at(<Writing keeps="typed" />);
    client.setQueryData(meOptions.queryKey, ME);
    answers('GET /api/v3/profile/me', { status: 401, message: 'Please log in first.' });
    answers('POST /api/v4/auth/login', { data: ME } as never);
    await user.type(text(), 'Kiln');
    await client.fetchQuery({ ...meOptions, staleTime: 0 });
    expect(client.getQueryData(meOptions.queryKey)).toMatchObject({ id: 7 });
    await screen.findByText('Your session has ended');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'weaving by night');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(text().value).toBe('Kiln');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it('makes a guest of a member who was not writing', async () => {
    await at(<Writing keeps="typed" />);
    client.setQueryData(meOptions.queryKey, ME);
    answers('GET /api/v3/profile/me', { status: 401, message: 'Please log in first.' });
    expect(await client.fetchQuery({ ...meOptions, staleTime: 0 })).toBeNull();
  });
});
