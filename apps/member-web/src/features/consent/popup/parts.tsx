import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../Consent.module.css';
import type { PopupProps } from './Popup.tsx';

/** What every popup says, and where more is said. */
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
  /** What accepting allows; null: there is something to be chosen first. */
  accepts: PopupProps['asked']['required_items'] | null;
}

/** Both of one size, and of one look. */
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

export const everything = ({ categories }: PopupProps['asked']) => categories.map(({ name }) => name);
