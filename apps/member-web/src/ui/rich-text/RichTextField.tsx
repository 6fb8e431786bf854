import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../lib/html.ts';
import { type Behind, offerField, type TakeQuote, writtenIn } from '../quote/fields.ts';
import { RichText } from '../RichText.tsx';
import type Editor from './Editor.tsx';
import type { Hands } from './Editor.tsx';
import classes from './RichTextField.module.css';
import { ICON, icons, toolSets, type ToolSet } from './toolbar-items.ts';

interface Props {
  label: string;
  /** The label is in the text around the field already. */
  labelHidden?: boolean;
  value: string;
  onChange: (html: string) => void;
  onSubmit: () => void;
  placeholder: string;
  error?: string | null;
  tools?: ToolSet;
  tall?: boolean;
  /** Beside the toolbar: the buttons that post or cancel. */
  actions?: ReactNode;
  /** What is quoted on this screen may be put in here. */
  takesQuotes?: boolean;
}

interface Wanted {
  /** The stand-in has the focus. */
  focus: boolean;
  /** What was typed on it. */
  typed: string;
  /** The editor's, once it stands. */
  hands?: Hands;
}

let loading: Promise<typeof Editor> | null = null;
let loaded: typeof Editor | null = null;

/** The editor is the largest chunk of the app and only writers need it: one download, on the first approach. */
function loadEditor(): Promise<typeof Editor> {
  loading ??= import('./Editor.tsx').then(
    (module) => (loaded = module.default),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

const withFullStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Rich text as a form field. A read-only stand-in of the same size and type comes first; hovering, clicking or focusing
 * it brings the real editor, which takes over the focus and whatever was typed in between.
 */
export function RichTextField(props: Props) {
  const {
    label,
    labelHidden,
    value,
    placeholder,
    error,
    tools = 'small',
    tall = false,
    actions,
    takesQuotes = false,
  } = props;
  const { t } = useTranslation();
  const [active, setActive] = useState<typeof Editor | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const wanted = useRef<Wanted>({ focus: false, typed: '' });
  const frame = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLDivElement>(null);
  const ids = { label: useId(), error: useId() };

  /**
   * The focus goes over in one task, after the click that asked for it has ended: a browser gives the focus away when what
   * was pressed is gone. Until then the stand-in has it and collects the keys, so that none falls between.
   */
  function takeOver(): void {
    const { hands, typed, focus } = wanted.current;
    if (!hands || !focus) return;
    wanted.current = { hands, focus: false, typed: '' };
    flushSync(() => setReady(true));
    hands.takeOver(typed);
  }

  function activate(focus: boolean): void {
    wanted.current.focus ||= focus;
    setFailed(false);
    if (active) {
      if (focus) setTimeout(takeOver);
      return;
    }
    if (loaded) setActive(() => loaded);
    else
      loadEditor().then(
        (component) => setActive(() => component),
        () => setFailed(true),
      );
  }

  /** Put up because somebody came near: it waits behind the stand-in until it is wanted. */
  function stands(hands: Hands): void {
    wanted.current.hands = hands;
    setTimeout(takeOver);
  }

  function type(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = event.key === 'Enter' ? '\n' : event.key;
    if ([...typed].length !== 1) return;
    event.preventDefault();
    wanted.current.typed += typed;
    activate(true);
  }

  function quote(html: string, behind: Behind): void {
    frame.current?.scrollIntoView({ block: 'center' });
    if (ready) return wanted.current.hands?.quote(html);
    // On the stand-in: behind what is there and was typed; it collects the keys until the editor comes, with the caret under the quote.
    const { typed } = wanted.current;
    wanted.current.typed = '';
    flushSync(() => props.onChange(`${typed ? behind(value, typed) : value}${html}<p></p>`));
    standIn.current?.focus({ preventScroll: true });
  }
  const latest = useRef(quote);
  useEffect(() => {
    latest.current = quote;
  });
  const take = useCallback<TakeQuote>((...quoted) => latest.current(...quoted), []);
  useEffect(() => (takesQuotes ? offerField(take) : undefined), [takesQuotes, take]);

  const shownError = failed ? t('errors.action') : error;
  const ActiveEditor = active;
  return (
    <div className={classes.field}>
      <span id={ids.label} className={labelHidden ? 'visually-hidden' : classes.label}>
        {label}
      </span>
      <div
        ref={frame}
        className={classes.frame}
        data-tall={tall || undefined}
        data-invalid={shownError ? true : undefined}
        onPointerEnter={() => activate(false)}
        onFocus={() => takesQuotes && writtenIn(take)}
      >
        {!ready && (
          <>
            <div
              ref={standIn}
              className={classes.content}
              role="textbox"
              aria-multiline="true"
              aria-labelledby={ids.label}
              aria-describedby={shownError ? ids.error : undefined}
              aria-invalid={shownError ? true : undefined}
              aria-placeholder={placeholder}
              tabIndex={0}
              onFocus={() => activate(true)}
              // Whoever has walked on meanwhile is not called back.
              onBlur={() => (wanted.current.focus = false)}
              onPointerDown={() => activate(true)}
              onKeyDown={type}
            >
              {textOf(value) ? <RichText html={value} local /> : <p className={classes.placeholder}>{placeholder}</p>}
            </div>
            <div className={classes.foot}>
              <div className={classes.tools} aria-hidden="true" onPointerDown={() => activate(true)}>
                {toolSets[tools].map((name) => {
                  const Icon = icons[name];
                  return (
                    <span key={name} className={classes.tool}>
                      <Icon {...ICON} />
                    </span>
                  );
                })}
              </div>
              {actions && <div className={classes.actions}>{actions}</div>}
            </div>
          </>
        )}
        {ActiveEditor && (
          <div className={ready ? undefined : classes.arriving}>
            <ActiveEditor
              {...props}
              tools={tools}
              labelledBy={ids.label}
              describedBy={shownError ? ids.error : undefined}
              onReady={stands}
            />
          </div>
        )}
      </div>
      {shownError && (
        <p id={ids.error} className={classes.error} role="alert">
          {withFullStop(shownError)}
        </p>
      )}
    </div>
  );
}
