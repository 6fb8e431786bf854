import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { IconMoodPlus } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../lib/session/session.ts';
import { useSettings } from '../../lib/session/settings.ts';
import { toast } from '../../lib/toast.ts';
import type { ReactionKind } from './keys.ts';
import classes from './ReactionBar.module.css';
import { useReact, useReactions } from './reactions.query.ts';

function AddButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  return (
    <button
      aria-haspopup="menu"
      {...props}
      type="button"
      className={classes.add}
      aria-label={t('reactions.add')}
      title={t('reactions.add')}
    >
      <IconMoodPlus size={17} stroke={1.7} aria-hidden="true" />
    </button>
  );
}

interface Props {
  kind: ReactionKind;
  id: number;
  /** A closed post accepts no new reactions but shows the existing ones. */
  closed?: boolean;
}

/** Reactions to a post or message with their counts, and a menu to add one. */
export default function ReactionBar({ kind, id, closed = false }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const offered = useSettings()?.reactions ?? [];
  const { data: given = [] } = useReactions(kind, id);
  const react = useReact(kind, id);
  const [asked, setAsked] = useState(false);
  const mayReact = me != null && !me.impersonating && !closed;
  const send = (emoji: string, on: boolean) =>
    react.mutate({ emoji, on }, { onError: () => toast({ kind: 'error', text: t('errors.action') }) });

  if (given.length === 0 && !mayReact) return null;
  return (
    <span className={classes.bar}>
      {given.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          className={classes.reaction}
          aria-pressed={mine}
          aria-label={t('reactions.given', { emoji, count })}
          aria-disabled={!mayReact || undefined}
          onClick={() => mayReact && send(emoji, !mine)}
        >
          <span aria-hidden="true">{emoji}</span> <span aria-hidden="true">{count}</span>
        </button>
      ))}
      {/* A screen has many bars, so each menu mounts on its first click. */}
      {mayReact && !asked && <AddButton onClick={() => setAsked(true)} />}
      {mayReact && asked && (
        <Menu defaultOpened position="top-start" withinPortal>
          <Menu.Target>
            <AddButton />
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            {offered.map((emoji) => {
              const isMine = given.some((reaction) => reaction.emoji === emoji && reaction.mine);
              return (
                <Menu.Item
                  key={emoji}
                  className={classes.choice}
                  aria-label={t(isMine ? 'reactions.takeBack' : 'reactions.give', { emoji })}
                  onClick={() => send(emoji, !isMine)}
                >
                  <span aria-hidden="true">{emoji}</span>
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
}
