import { useSettings } from '../lib/session/settings.ts';
import classes from './Logo.module.css';

/** The community's logo, or the same drawing as public/favicon.svg, in the community's accent colour. */
export function Logo() {
  const src = useSettings()?.logo;
  if (src) return <img className={classes.own} src={src} alt="" width="28" height="28" />;
  return (
    <svg className={classes.logo} width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M9.6 23.2v-1.3l2-.5c.3-.1.5-.3.5-.7V11.3c0-.4-.2-.6-.5-.7l-2-.5V8.8h8.2v1.3l-2.2.5c-.4.1-.5.3-.5.7v10h3.1c.9 0 1.4-.3 1.8-1.1l1.2-2.7h1.4l-.5 5.7z" />
    </svg>
  );
}
