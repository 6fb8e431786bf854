import type { Choice } from '@lyceum/contracts/consent/cookie';
import { useId, useState } from 'react';
import classes from '../Consent.module.css';
import { Buttons, Said } from './parts.tsx';
import type { PopupProps } from './Popup.tsx';

/** Variant `friendly-popup`: the choices frozen, from the grocery store, or home baked. */
export function Friendly(props: PopupProps) {
  const { asked } = props;
  const id = useId();
  const [choice, setChoice] = useState<Choice | null>(null);
  const items = asked.choices.find(({ name }) => name === choice)?.items ?? null;
  return (
    <section className={classes.popup} aria-labelledby={id} data-consent={asked.theme}>
      <Said asked={asked} id={id} />
      <fieldset className={classes.three}>
        <legend className="visually-hidden">{asked.title}</legend>
        {asked.choices.map(({ name, title, description }) => (
          <label key={name} className={classes.choice} data-chosen={name === choice || undefined}>
            <input type="radio" name={id} checked={name === choice} onChange={() => setChoice(name)} />
            <strong>{title}</strong>
            <span className={classes.description}>{description}</span>
          </label>
        ))}
      </fieldset>
      <Buttons {...props} accepts={items} />
    </section>
  );
}
