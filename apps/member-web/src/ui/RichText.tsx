import { withDirections } from '@lyceum/browser/text-direction';
import { withStillGifs } from '@lyceum/editor/gif';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanHtml } from '../lib/html.ts';
import { hasScreen, useModules } from '../lib/modules/use-modules.ts';
import { withMentionLinks } from './mentions/mention-links.ts';
import { useUsernames } from './mentions/use-usernames.ts';
import classes from './RichText.module.css';

interface Props {
  html: string;
  /** HTML that the server has not sanitised: a draft or a pending comment. */
  local?: boolean;
}

/** Shows rich text. The server has sanitised its HTML with the allow-list of libs/editor. */
export function RichText({ html, local = false }: Props) {
  const usernames = useUsernames(local ? '' : html);
  const shown = useMemo(
    () => withStillGifs(withDirections(local ? cleanHtml(html) : withMentionLinks(html, usernames))),
    [html, local, usernames],
  );
  const navigate = useNavigate();
  const modules = useModules();

  /** Follows links to screens of the app (such as in a quote) with the router. */
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      link.dataset.mention ||
      link.origin !== location.origin ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    if (!hasScreen(modules, link.pathname)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }
  return (
    <div className={classes.text} onClick={local ? undefined : follow} dangerouslySetInnerHTML={{ __html: shown }} />
  );
}
