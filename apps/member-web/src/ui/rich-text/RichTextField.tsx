import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { GifImage } from '@lyceum/editor/gif';
import { textOf } from '../../lib/html.ts';
import { isOffline } from '../../lib/offline.ts';
import { useMentionPlace } from '../mentions/mention-place.ts';
import { offerField, type TakeQuote, writtenIn } from './fields.ts';
import { RichText } from '../RichText.tsx';
import classes from './RichTextField.module.css';
import { ICON, icons, toolSets, type ToolSet } from './toolbar-items.ts';
import { behind } from './typed.ts';
import { useFocusAtOnce, useStandIn } from './use-stand-in.ts';

interface Props {
  label: string;
  /** The text around the field already contains the label. */
  labelHidden?: boolean;
  value: string;
  onChange: (html: string) => void;
  onSubmit: () => void;
  placeholder: string;
  error?: string | null;
  tools?: ToolSet;
  tall?: boolean;
  /** Buttons next to the toolbar, such as submit and cancel. */
  actions?: ReactNode;
  /** Whether quotes from this screen may be inserted here. */
  takesQuotes?: boolean;
  /** A click opened the field. It takes the focus and scrolls into view in the same task. */
  focused?: boolean;
  /** Handles Escape in the field, which would otherwise close a surrounding dialog. */
  onEscape?: () => void;
  /** Enter alone submits (part 2 §5). Shift+Enter starts a new line. */
  submitOnEnter?: boolean;
  /** Enter submits, and the text has one line (part 2 §5). */
  singleLine?: boolean;
  /** Sends a GIF instead of a text. Without it there is no GIF button. */
  onGif?: (gif: GifImage) => void;
  /** Receives pasted or dropped files. Without it they are refused. */
  onFiles?: (files: File[]) => void;
  /** The field was submitted without content. */
  missing?: boolean;
  /** Whether to show that error (part 2 §5: the alert can be turned off). */
  alertsMissing?: boolean;
}

const withFullStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Rich text as a form field. A stand-in of the same size comes first. Hovering, clicking or focusing it loads the real
 * editor, which takes over the focus and the text typed so far.
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
    focused = false,
    onEscape,
    missing = false,
    alertsMissing = true,
  } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLDivElement>(null);
  const mentions = useMentionPlace();
  const ids = { label: useId(), error: useId() };

  const { Active, ready, failed, activate, stands, hands, left, giveUp, takeTyped } = useStandIn(standIn, (typed) =>
    props.onChange(behind(value, typed)),
  );
  useFocusAtOnce(focused, standIn, frame);

  function onKey(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      event.stopPropagation();
      giveUp();
      onEscape();
    }
    // The stand-in's text is incomplete, so only the editor submits.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventDefault();
  }

  function quote(html: string): void {
    frame.current?.scrollIntoView({ block: 'center' });
    if (ready) return hands()?.quote(html);
    // On the stand-in, appends the quote to the existing and typed text. The stand-in collects further keys until the
    // editor loads, with the caret under the quote.
    const typed = takeTyped();
    flushSync(() => props.onChange(`${typed ? behind(value, typed) : value}${html}<p></p>`));
    standIn.current?.focus({ preventScroll: true });
  }
  const latest = useRef(quote);
  useEffect(() => {
    latest.current = quote;
  });
  const take = useCallback<TakeQuote>((...quoted) => latest.current(...quoted), []);
  useEffect(() => (takesQuotes ? offerField(take) : undefined), [takesQuotes, take]);

  const refusal = missing && alertsMissing ? t('errors.contentRequired') : error;
  const shownError = failed ? t(isOffline() ? 'offline.part' : 'errors.action') : refusal;
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
        onDragEnter={() => activate(false)}
        onKeyDown={onKey}
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
              contentEditable="plaintext-only"
              suppressContentEditableWarning
              data-mantine-stop-propagation={onEscape ? true : undefined}
              onFocus={() => activate(true)}
              onBlur={left}
              onPointerDown={() => activate(true)}
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
              {/* Reserves space for the buttons of the editor's panels. */}
              <span className={classes.panelButtons} data-two={props.onGif !== undefined || undefined} />
              {actions && <div className={classes.actions}>{actions}</div>}
            </div>
          </>
        )}
        {Active && (
          <Active
            {...props}
            frame={frame}
            arriving={!ready}
            tools={tools}
            labelledBy={ids.label}
            describedBy={shownError ? ids.error : undefined}
            mentions={mentions}
            ownsEscape={onEscape !== undefined}
            onReady={stands}
          />
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
