/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NativeSelect, TextInput } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { show } from '../../testing/show.tsx';
import { changeTo } from '../i18n/texts.ts';
import { useForm } from './use-form.ts';
import { useValues } from './use-values.ts';

const body = z.object({
  name: z.string().min(2).max(4),
  seats: z.coerce.number().int().min(1).max(5),
  price: z.coerce.number(),
  mail: z.email(),
  link: z.url({ protocol: /^https$/ }),
  code: z.string().regex(/^\d+$/),
  board: z.string().min(1),
});
type Body = z.infer<typeof body>;
const RIGHT = { name: 'Ada', seats: '3', price: '2.5', mail: 'ada@demo.test', link: 'https://ada.test' };
const ALL = { ...RIGHT, code: '12', board: 'crafts' };
const schema = () => Promise.resolve(body);

const sent: Body[] = [];
let scrolled: string[];
beforeEach(() => {
  sent.length = 0;
  scrolled = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push((this as HTMLInputElement).name);
  });
});
afterEach(() => void jest.restoreAllMocks());

function Form({ typed }: { typed: Partial<typeof ALL> }) {
  const form = useForm({
    ...useValues({ ...ALL, ...typed }),
    schema,
    body: (values) => values,
    send: (values) => Promise.resolve(void sent.push(values as unknown as Body)),
  });
  const { board, ...texts } = ALL;
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return (
    <form ref={form.box} onSubmit={form.submit} noValidate>
      {names.map((name) => (
        <TextInput key={name} name={name} aria-label={name} {...form.field(name)} />
      ))}
      <NativeSelect aria-label="board" {...form.field('board')} onBlur={() => form.look('board')}>
        <option value="">None</option>
        <option value={board}>{board}</option>
      </NativeSelect>
      <button type="submit">Send</button>
    </form>
  );
}

async function sending(typed: Partial<typeof ALL>) {
  const user = await show(<Form typed={typed} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

const sendsAgain = () => act(() => screen.getByRole('button').click());

describe('the rules of forms (part 3 §5)', () => {
  it.each<[rule: string, typed: Partial<typeof ALL>, english: string, dutch: string]>([
    ['required', { name: '' }, 'This field is required.', 'Dit veld is verplicht.'],
    ['min', { name: 'A' }, 'Please write at least 2 characters.', 'Schrijf minstens 2 tekens.'],
    ['max', { name: 'Adela' }, 'At most 4 characters.', 'Hoogstens 4 tekens.'],
    ['min_value', { seats: '0' }, 'At least 1.', 'Minstens 1.'],
    ['max_value', { seats: '6' }, 'At most 5.', 'Hoogstens 5.'],
    ['numeric', { price: 'much' }, 'Please enter a number.', 'Vul een getal in.'],
    ['numeric, whole', { seats: '1.5' }, 'Please enter a whole number.', 'Vul een heel getal in.'],
    ['email', { mail: 'ada' }, 'Please enter a valid e-mail address.', 'Vul een geldig e-mailadres in.'],
    ['url', { link: 'ada.test' }, 'Please enter a valid link.', 'Vul een geldige link in.'],
    ['url of another kind', { link: 'ftp://ada.test' }, 'Please enter a valid link.', 'Vul een geldige link in.'],
  ])('are told in both languages and refuse what breaks them: %s', async (_, typed, english, dutch) => {
    await sending(typed);
    expect(await screen.findByText(english)).toBeDefined();
    await act(() => changeTo('nl'));
    await sendsAgain();
    expect(await screen.findByText(dutch)).toBeDefined();
    await act(() => changeTo('en'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['regex', { code: 'x' }],
    ['a link that it takes of another kind alone', { link: 'http://ada.test' }],
  ])('leave to the server, which says it in both languages: %s', async (_, typed) => {
    await sending(typed);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('take one to the first of several that are wrong, into view', async () => {
    await sending({ seats: '0', mail: 'x' });
    await waitFor(() => expect(scrolled).toEqual(['seats']));
    expect(document.activeElement).toBe(screen.getByLabelText('seats'));
    expect(screen.getAllByText(/^(At least 1|Please enter a valid e-mail address)\.$/)).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('look at a choice when it is left, and at nothing else', async () => {
    const user = await show(<Form typed={{ board: '', mail: 'x' }} />);
    await user.click(screen.getByLabelText('board'));
    await user.tab();
    expect(await screen.findByText('This field is required.')).toBeDefined();
    expect(screen.queryByText(/e-mail/)).toBeNull();
    expect(scrolled).toEqual([]);
    await user.selectOptions(screen.getByLabelText('board'), 'crafts');
    expect(screen.queryByText('This field is required.')).toBeNull();
  });
});
