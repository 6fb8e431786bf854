import '@mantine/core/styles/Loader.css';
import { Loader } from '@mantine/core';
import classes from './List.module.css';

/** Shown at the end of a list while more rows load. */
export const Spinner = ({ label }: { label: string }) => (
  <div className={classes.spinner} role="status" aria-label={label}>
    <Loader size={22} color="var(--accent)" />
  </div>
);
