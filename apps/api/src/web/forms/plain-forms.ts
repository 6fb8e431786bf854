import { NAME_LIMITS } from '@lyceum/contracts/limits';
import { escaped } from '../../platform/http/html.ts';
import type { Language } from '../../platform/texts/texts.ts';
import { formText } from './form.texts.ts';

export const FORMS = ['login', 'register', 'logout'] as const;
export type FormName = (typeof FORMS)[number];

/** A form that the server refused: what was typed, without passwords, and what is wrong with it. */
export interface Filled {
  form: FormName;
  values: Record<string, string>;
  message: string;
  errors: Record<string, string[]>;
}

/** The forms of a document. */
export interface PlainForms {
  /** Against forged requests. It belongs to this browser. */
  token: string;
  /** Address of the document, to which its forms are posted: it contains the path to return to. */
  url: string;
  filled?: Filled;
}

/** The name of the field that chooses a form, and of its token. */
export const FORM = 'form';
export const TOKEN = '_token';

interface Field {
  name: 'login' | 'email' | 'password' | 'first_name' | 'last_name' | 'username';
  type?: 'email' | 'password';
  autocomplete: string;
  max: number;
  hint?: 'passwordHint' | 'usernameHint';
}

const EMAIL_MAX = 254;
const FIELDS: Record<FormName, Field[]> = {
  login: [
    { name: 'login', autocomplete: 'username', max: EMAIL_MAX },
    { name: 'password', type: 'password', autocomplete: 'current-password', max: NAME_LIMITS.passwordMax },
  ],
  register: [
    { name: 'first_name', autocomplete: 'given-name', max: NAME_LIMITS.firstName },
    { name: 'last_name', autocomplete: 'family-name', max: NAME_LIMITS.lastName },
    { name: 'username', autocomplete: 'username', max: NAME_LIMITS.username, hint: 'usernameHint' },
    { name: 'email', type: 'email', autocomplete: 'email', max: EMAIL_MAX },
    {
      name: 'password',
      type: 'password',
      autocomplete: 'new-password',
      max: NAME_LIMITS.passwordMax,
      hint: 'passwordHint',
    },
  ],
  logout: [],
};
const HEADINGS = { login: 'welcome', register: 'join', logout: 'toLogout' } as const;
const BUTTONS = { login: 'submitLogin', register: 'submitRegister', logout: 'toLogout' } as const;

/** The forms to log in and register, or to log out. */
export function accountForms(forms: PlainForms, isGuest: boolean, language: Language): string {
  return (isGuest ? (['login', 'register'] as const) : (['logout'] as const))
    .map((name) => formHtml(name, forms, language))
    .join('');
}

function formHtml(name: FormName, { token, url, filled }: PlainForms, language: Language): string {
  const own = filled?.form === name ? filled : undefined;
  const text = (key: Parameters<typeof formText>[0]) => escaped(formText(key as 'login').in(language));
  const remember =
    name === 'login'
      ? `<p><label><input type="checkbox" name="remember" value="1" checked /> ${text('remember')}</label></p>`
      : '';
  // For programs that fill in every field. `hidden` keeps people and screen readers away.
  const trap =
    name === 'register'
      ? `<p hidden><label>${text('website')} <input name="website" tabindex="-1" autocomplete="off" /></label></p>`
      : '';
  return (
    `<form id="${name}" method="post" action="${escaped(url)}" aria-labelledby="${name}-heading">` +
    `<h2 id="${name}-heading">${text(HEADINGS[name])}</h2>` +
    (own ? `<p role="alert" class="wrong">${escaped(own.message)}</p>` : '') +
    `<input type="hidden" name="${FORM}" value="${name}" />` +
    `<input type="hidden" name="${TOKEN}" value="${escaped(token)}" />` +
    FIELDS[name].map((field) => fieldHtml(name, field, own, language)).join('') +
    `${remember}${trap}<p><button type="submit">${text(BUTTONS[name])}</button></p></form>`
  );
}

function fieldHtml(form: FormName, field: Field, filled: Filled | undefined, language: Language): string {
  const id = `${form}-${field.name}`;
  const wrong = filled?.errors[field.name]?.[0];
  const hint = wrong ?? (field.hint && formText(field.hint).in(language));
  // A password never returns to the page.
  const value = field.type === 'password' ? '' : (filled?.values[field.name] ?? '');
  return (
    `<p><label for="${id}">${escaped(formText(field.name).in(language))}</label>` +
    `<input id="${id}" name="${field.name}" type="${field.type ?? 'text'}" autocomplete="${field.autocomplete}"` +
    ` maxlength="${field.max}" required value="${escaped(value)}"` +
    `${hint ? ` aria-describedby="${id}-hint"` : ''}${wrong ? ' aria-invalid="true"' : ''} />` +
    `${hint ? `<span id="${id}-hint"${wrong ? ' class="wrong"' : ''}>${escaped(hint)}</span>` : ''}</p>`
  );
}

/** The form to search for conversations, which asks for a document. */
export const searchForm = (text: string, language: Language): string =>
  `<form role="search" action="/search"><p><label for="plain-search">${escaped(formText('search').in(language))}</label>` +
  `<input id="plain-search" type="search" name="q" maxlength="200" required value="${escaped(text)}" /></p>` +
  `<p><button type="submit">${escaped(formText('find').in(language))}</button></p></form>`;
