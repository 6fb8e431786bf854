import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../Consent.module.css';
import type { PopupProps } from './Popup.tsx';

/** Title, text and policy link of every variant. */
export function Said({ asked, id }: Pick<PopupProps, 'asked'> & { id: string }) {
  return (
    <>
      <h2 id={id} className={classes.title}>
        {asked.title}
      </h2>
      <p className={classes.text}>
        {asked.text} <Link to={asked.policy_url}>{asked.buttons.policy}</Link>
      </p>
    </>
  );
}

interface ButtonsProps extends PopupProps {
  /** Categories that accepting allows, or null while a choice is missing. */
  accepts: PopupProps['asked']['required_items'] | null;
}

/** Both buttons have the same size and style, so that neither is favoured. */
export function Buttons({ asked, busy, refusal, onDecide, accepts }: ButtonsProps) {
  const { accept, necessary } = asked.buttons;
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className={classes.buttons}>
        <Button disabled={busy} onClick={() => onDecide(asked.required_items)}>
          {necessary}
        </Button>
        <Button disabled={busy || accepts === null} onClick={() => accepts && onDecide(accepts)}>
          {accept}
        </Button>
      </div>
    </>
  );
}

/** All categories of the package. */
export const everything = ({ categories }: PopupProps['asked']) => categories.map(({ name }) => name);
