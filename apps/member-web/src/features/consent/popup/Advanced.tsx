import type { Category } from '@lyceum/contracts/consent/cookie';
import { useId, useState } from 'react';
import classes from '../Consent.module.css';
import { Categories } from './Categories.tsx';
import { Buttons, Said } from './parts.tsx';
import type { PopupProps } from './Popup.tsx';

/** Variant `bottom-checkboxes`: the accept button requires all required categories (part 1 §5). */
export function Advanced(props: PopupProps) {
  const { asked } = props;
  const id = useId();
  const [chosen, setChosen] = useState<readonly Category[]>([]);
  const whole = asked.required_items.every((item) => chosen.includes(item));
  return (
    <section className={classes.bar} aria-labelledby={id} data-consent={asked.theme}>
      <Said asked={asked} id={id} />
      <Categories asked={asked} chosen={chosen} onChange={setChosen} />
      <Buttons {...props} accepts={whole ? [...chosen] : null} />
    </section>
  );
}
