import type { Reasoned } from '../data/command.ts';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

export type PostKind = 'topic' | 'comment';

type Send = (provider: ConsoleDataProvider, command: Reasoned) => Promise<{ data: { id: number } }>;

/** Sends the deletion or the restoration of a topic or comment. */
export const deletions: Record<PostKind, { delete: Send; restore: Send }> = {
  topic: {
    delete: (provider, command) => provider.deleteTopic(command),
    restore: (provider, command) => provider.restoreTopic(command),
  },
  comment: {
    delete: (provider, command) => provider.deleteComment(command),
    restore: (provider, command) => provider.restoreComment(command),
  },
};

interface Props {
  kind: PostKind;
  id: number;
  name: string;
  isDeleted: boolean;
  /** For use in a row of a list. */
  small?: boolean;
}

/** Command that deletes a topic or comment, or restores a deleted one, with a reason. */
export function DeletionCommand({ kind, id, name, isDeleted, small = false }: Props) {
  const translate = useTranslate();
  const verb = isDeleted ? 'restore' : 'delete';
  const texts = isDeleted
    ? {
        title: translate(`deleted.title.${kind}`),
        hint: translate('deleted.hint'),
        reasons: 'deleted.reasons' as const,
        done: translate(`deleted.done.${kind}`),
      }
    : {
        title: translate(`deleted.deleteTitle.${kind}`),
        hint: translate(`deleted.deleteHint.${kind}`),
        reasons: 'deleted.deleteReasons' as const,
        done: translate(`deleted.deleteDone.${kind}`),
      };
  return (
    <ReasonedCommand
      label={translate(`deleted.${verb}`)}
      rowLabel={small ? translate(`deleted.${verb}Named`, { name }) : undefined}
      asked={{
        ...texts,
        name,
        submit: translate(`deleted.${verb}`),
        send: (provider, reason) => deletions[kind][verb](provider, { id, reason }),
      }}
    />
  );
}
