import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

interface Props {
  kind: 'topic' | 'comment';
  id: number;
  name: string;
  /** For use in a row of a list. */
  small?: boolean;
}

/** Command that deletes a topic or comment, with a reason. Staff can restore it. */
export function DeleteCommand({ kind, id, name, small = false }: Props) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('deleted.delete')}
      rowLabel={small ? translate('deleted.deleteNamed', { name }) : undefined}
      asked={{
        name,
        title: translate(`deleted.deleteTitle.${kind}`),
        hint: translate(`deleted.deleteHint.${kind}`),
        submit: translate('deleted.delete'),
        reasons: 'deleted.deleteReasons',
        done: translate(`deleted.deleteDone.${kind}`),
        send: (provider, reason) =>
          kind === 'topic' ? provider.deleteTopic({ id, reason }) : provider.deleteComment({ id, reason }),
      }}
    />
  );
}
