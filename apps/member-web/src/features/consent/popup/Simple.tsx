import { useId } from 'react';
import classes from '../Consent.module.css';
import { Buttons, everything, Said } from './parts.tsx';
import type { PopupProps } from './Popup.tsx';

/** Variant `simple`: a bar at the bottom that does not block the page. */
export function Simple(props: PopupProps) {
  const id = useId();
  return (
    <section className={classes.bar} aria-labelledby={id} data-consent={props.asked.theme}>
      <Said asked={props.asked} id={id} />
      <Buttons {...props} accepts={everything(props.asked)} />
    </section>
  );
}
