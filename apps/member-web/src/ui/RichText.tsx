import { useMemo } from 'react';
import { cleanHtml } from '../lib/html.ts';
import classes from './RichText.module.css';

interface Props {
  html: string;
  /** The server has not cleaned it yet: a draft, or a comment on its way. */
  local?: boolean;
}

/** Shows rich text. What comes from the server was cleaned there by the allow-list of libs/editor. */
export function RichText({ html, local = false }: Props) {
  const shown = useMemo(() => (local ? cleanHtml(html) : html), [html, local]);
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: shown }} />;
}
