import { ApiError } from '@lyceum/browser/client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { sessionHasEnded } from '@lyceum/browser/session-ended';
import { focusFirstWrong } from './focus-first-wrong.ts';
import type { Errors, FormOptions, Key } from './form-options.ts';
import { messageOf, withStop } from './messages.ts';
import { baseOf, fieldNamed } from './names.ts';
import { issuesOf, type Schema } from './schema.ts';
import { useUnsaved } from './unsaved.ts';

export type { Errors } from './form-options.ts';

/** The new value from an event, or the value itself. */
const typedIn = (given: unknown): unknown =>
  given !== null && typeof given === 'object' && 'currentTarget' in given
    ? (given.currentTarget as HTMLInputElement).value
    : given;

/**
 * Form state with validation by the API's schema. Shows the first error of each field, keeps the input after a refusal,
 * and focuses the first invalid field.
 */
export function useForm<Values extends object, S extends Schema, Body extends z.input<S>, Answer>(
  options: FormOptions<Values, S, Body, Answer>,
) {
  const { values, change, schema, names = {}, says = {} as NonNullable<typeof options.says> } = options;
  const { t } = useTranslation();
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const around = useRef<HTMLElement | null>(null);
  const sending = useRef(false);
  const here = useRef(true);
  const typed = JSON.stringify(values);
  const [initial] = useState(typed);
  const [sent, setSent] = useState(typed);
  const isSaved = useUnsaved(options.keeps === 'typed' && typed !== initial && typed !== sent);

  useEffect(() => {
    here.current = true;
    schema().catch(() => undefined);
    return () => {
      here.current = false;
    };
  }, [schema]);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(around.current);
  }, [tries]);

  const nameOf = (path: string) => fieldNamed(path, names) as keyof Errors<Values>;
  const isShown = (name: string): boolean => baseOf(name) in values;

  async function wrongOf(): Promise<Errors<Values>> {
    const issues = await issuesOf(schema, options.body(values));
    const messages = [...issues].flatMap(([path, issue]) => {
      const name = nameOf(path);
      const message = isShown(name) ? messageOf(issue, says[baseOf(name) as Key<Values>], t) : null;
      return message === null ? [] : [[name, message]];
    });
    return { ...(Object.fromEntries(messages.reverse()) as Errors<Values>), ...options.checks?.() };
  }

  function show(wrong: Errors<Values>, whole: string | null): void {
    const said = Object.entries<string | undefined>(wrong).map(([name, text]) => [name, text && withStop(text)]);
    const told = Object.fromEntries(said) as Errors<Values>;
    setErrors(told);
    options.found?.(told);
    setRefusal(whole && withStop(whole));
    setTries((before) => before + 1);
  }

  async function refuse(error: unknown): Promise<void> {
    if (options.keeps !== 'nothing' && error instanceof ApiError && error.status === 401) sessionHasEnded();
    const told = error instanceof ApiError ? Object.entries(error.errors) : [];
    const shown = told.flatMap(([path, [first]]) => (first && isShown(nameOf(path)) ? [[nameOf(path), first]] : []));
    const message = error instanceof ApiError && error.message ? error.message : t('errors.action');
    const whole = options.refused ? await options.refused(error) : shown.length > 0 ? null : message;
    show(Object.fromEntries(shown.reverse()) as Errors<Values>, whole);
  }

  async function submit(): Promise<void> {
    setRefusal(null);
    const wrong = await wrongOf();
    if (Object.values(wrong).some(Boolean)) return show(wrong, null);
    setErrors({});
    setBusy(true);
    const done = await options.send(options.body(values)).then(
      (answer) => () => {
        setSent(typed);
        isSaved();
        options.done?.(answer);
      },
      (error: unknown) => () => refuse(error),
    );
    if (!here.current) return;
    setBusy(false);
    await done();
  }

  const set = (part: Partial<Values>): void => {
    change(part);
    setErrors((before) => {
      const others = Object.entries(before).filter(([name]) => !(baseOf(name) in part));
      return Object.fromEntries(others) as Errors<Values>;
    });
  };

  /** Validates one field only, because the member may not have reached the others. */
  async function look(name: Key<Values>): Promise<void> {
    const { [name]: text } = (await wrongOf()) as Record<string, string | undefined>;
    if (here.current) setErrors((before) => ({ ...before, [name]: text && withStop(text) }));
  }

  return {
    /** `ref` for the element around the fields. */
    box: around as RefObject<never>,
    errors,
    refusal,
    busy,
    set,
    /** Props for a control with one value. */
    field: <Name extends Key<Values>>(name: Name) => ({
      value: values[name],
      error: errors[name] as string | undefined,
      onChange: (given: unknown) => set({ [name]: typedIn(given) } as Partial<Values>),
    }),
    /** Props for a checkbox. */
    tick: (name: Key<Values>) => ({
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: FormEvent<HTMLInputElement>) =>
        set({ [name]: event.currentTarget.checked } as unknown as Partial<Values>),
    }),
    /** Validates a select control on blur (part 3 §5). */
    look: (name: Key<Values>): void => void look(name),
    /** Submits the form. Ignored during a submission. */
    submit: (event?: FormEvent): void => {
      event?.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void submit().finally(() => (sending.current = false));
    },
    /** Sets field errors before submitting. */
    say: (wrong: Errors<Values>): void => setErrors((before) => ({ ...before, ...wrong })),
    /** Clears all errors, after the form changes its purpose. */
    forget: (): void => {
      setErrors({});
      setRefusal(null);
    },
  };
}
