import { useId, useLayoutEffect, useRef } from 'react';
import classes from '../Consent.module.css';
import { Buttons, everything, Said } from './parts.tsx';
import type { PopupProps } from './Popup.tsx';

/** Variant `blocking`: a modal over the whole screen until the visitor decides. Escape does not close it. */
export function Blocking(props: PopupProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal?.();
    return () => shown.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.full}
      aria-labelledby={id}
      data-consent={props.asked.theme}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className={classes.sheet}>
        <Said asked={props.asked} id={id} />
        <Buttons {...props} accepts={everything(props.asked)} />
      </div>
    </dialog>
  );
}
