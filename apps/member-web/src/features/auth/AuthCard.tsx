import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Auth.module.css';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Frame of the screens that e-mail links open. */
export function AuthCard({ title, hint, children }: Props) {
  return (
    <div className={classes.screen}>
      <PageHeading title={title} className={classes.title}>
        {title}
      </PageHeading>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </div>
  );
}
