import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { whenBack } from '../../lib/offline.ts';
import type Editor from './Editor.tsx';
import type { EditorHandle } from './Editor.tsx';
import { editorIfThere, loadEditor } from './load-editor.ts';
import { typedAfter } from './typed.ts';

interface Wanted {
  /** The stand-in has the focus. */
  focus: boolean;
  /** What was typed on it. */
  typed: string;
  /** A word is being composed on it: whoever takes the focus away then, takes half of the word. */
  composing: boolean;
  /** The editor's, once it stands. */
  hands?: EditorHandle;
}

/** Whoever selects something to quote it has walked on, though a finger leaves the focus where it was. */
function selectsElsewhere(field: HTMLElement | null): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && !field?.contains(selection.anchorNode);
}

/**
 * What stands in for the editor until it has come: it takes the focus (a phone brings its keyboard up for it) and collects
 * what is typed, and hands both over in one task. `onTyped` takes what was typed where no editor comes for it any more.
 */
export function useStandIn(standIn: RefObject<HTMLDivElement | null>, onTyped: (typed: string) => void) {
  const [Active, setActive] = useState<typeof Editor | null>(null);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const wanted = useRef<Wanted>({ focus: false, typed: '', composing: false });

  /**
   * After the click that asked for it has ended: a browser gives the focus away when what was pressed is gone. Until then
   * the stand-in has it and collects what is typed, so that nothing falls between.
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

  /** Put up because somebody came near: it waits behind the stand-in until it is wanted. */
  function stands(hands: EditorHandle): void {
    wanted.current.hands = hands;
    setTimeout(takeOver);
  }

  const collect = useEffectEvent((event: InputEvent): void => {
    // A word that is being composed stands where it is until it is whole.
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

  // It cannot be reached before it is back: then it comes by itself to whoever waits for it.
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
    /** Whoever has walked on meanwhile is not called back. */
    left: () => void (wanted.current.focus = false),
    /** Gives away what was typed, to its caller or to `onTyped`. */
    takeTyped,
    giveUp,
  };
}

/** In the task of the click that opened it: no key falls between, and a phone brings its keyboard up. */
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
