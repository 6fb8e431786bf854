import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenBack } from '../../lib/offline.ts';
import type Editor from './Editor.tsx';
import type { EditorHandle } from './Editor.tsx';
import { editorIfThere, loadEditor } from './load-editor.ts';
import { typedAfter } from './typed.ts';

interface Wanted {
  /** Whether the stand-in has the focus. */
  focus: boolean;
  /** Text typed on the stand-in. */
  typed: string;
  /** During an IME composition the focus must not move, because that would cut the word. */
  composing: boolean;
  /** The editor's handle, once it is mounted. */
  hands?: EditorHandle;
}

/** A selection elsewhere means that the member has moved on, although a touch leaves the focus in place. */
function selectsElsewhere(field: HTMLElement | null): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && !field?.contains(selection.anchorNode);
}

/**
 * Stand-in for the editor until it loads. It takes the focus (which opens a phone's keyboard), collects typed text, and
 * hands both over in one task. `onTyped` receives the text if no editor takes over.
 */
export function useStandIn(standIn: RefObject<HTMLDivElement | null>, onTyped: (typed: string) => void) {
  const [Active, setActive] = useState<typeof Editor | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const wanted = useRef<Wanted>({ focus: false, typed: '', composing: false });

  /**
   * Runs after the click that requested the editor, because browsers drop the focus when the pressed element
   * disappears. Until then the stand-in keeps the focus and collects text, so no key is lost.
   */
  function takeOver(): void {
    const { hands, typed, focus, composing } = wanted.current;
    if (!hands || !focus || composing || selectsElsewhere(standIn.current)) return;
    wanted.current = { hands, focus: false, typed: '', composing };
    flushSync(() => setReady(true));
    hands.takeOver(typed);
  }

  function activate(focus: boolean): void {
    wanted.current.focus ||= focus;
    setFailed(false);
    if (Active) {
      if (focus) setTimeout(takeOver);
      return;
    }
    const there = editorIfThere();
    if (there) setActive(() => there);
    else
      loadEditor().then(
        (component) => setActive(() => component),
        () => {
          setFailed(true);
          giveUp();
        },
      );
  }

  function takeTyped(): string {
    const { typed } = wanted.current;
    wanted.current.typed = '';
    return typed;
  }

  function giveUp(): void {
    const typed = takeTyped();
    if (typed) onTyped(typed);
  }
  const goes = useEffectEvent(giveUp);
  useEffect(() => {
    const listener = () => goes();
    addEventListener('pagehide', listener);
    return () => {
      removeEventListener('pagehide', listener);
      listener();
    };
  }, []);

  /** Called when the editor is mounted. An editor loaded on approach waits behind the stand-in until it is needed. */
  function stands(hands: EditorHandle): void {
    wanted.current.hands = hands;
    setTimeout(takeOver);
  }

  const collect = useEffectEvent((event: InputEvent): void => {
    // A composition cannot be cancelled, so its text is collected when it ends.
    if (!event.cancelable) return;
    event.preventDefault();
    wanted.current.typed = typedAfter(wanted.current.typed, event);
    activate(true);
  });
  const compose = useEffectEvent(({ type, data }: CompositionEvent): void => {
    wanted.current.composing = type === 'compositionstart';
    if (type !== 'compositionend') return;
    wanted.current.typed += data;
    setTimeout(takeOver);
  });
  useEffect(() => {
    const element = standIn.current;
    if (!element) return;
    const [onInput, onCompose] = [(event: InputEvent) => collect(event), (event: CompositionEvent) => compose(event)];
    element.addEventListener('beforeinput', onInput);
    element.addEventListener('compositionstart', onCompose);
    element.addEventListener('compositionend', onCompose);
    return () => {
      element.removeEventListener('beforeinput', onInput);
      element.removeEventListener('compositionstart', onCompose);
      element.removeEventListener('compositionend', onCompose);
    };
  }, [standIn, ready]);

  // After a failure, loads the editor when the connection returns.
  const again = useEffectEvent(() => failed && activate(false));
  useEffect(() => {
    return whenBack(() => again());
  }, []);

  return {
    Active,
    ready,
    failed,
    activate,
    stands,
    hands: () => wanted.current.hands,
    /** Cancels the focus transfer for a member who has moved on. */
    left: () => void (wanted.current.focus = false),
    /** Passes the typed text to the caller, or to `onTyped`. */
    takeTyped,
    giveUp,
  };
}

/** Focuses the field in the same task as the click that opened it. No key is lost, and phones open their keyboard. */
export function useFocusAtOnce(
  wanted: boolean,
  standIn: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    if (!wanted) return;
    standIn.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
}
