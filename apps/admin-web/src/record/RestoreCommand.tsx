import { useTranslate } from '../i18n/use-translate.ts';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';

interface Props {
  kind: 'topic' | 'comment';
  id: number;
  name: string;
  /** For use in a row of a list. */
  small?: boolean;
}

/** Command that restores a deleted topic or comment, with a reason. */
export function RestoreCommand({ kind, id, name, small = false }: Props) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('deleted.restore')}
      rowLabel={small ? translate('deleted.restoreNamed', { name }) : undefined}
      asked={{
        name,
        title: translate(`deleted.title.${kind}`),
        hint: translate('deleted.hint'),
        submit: translate('deleted.restore'),
        reasons: 'deleted.reasons',
        done: translate(`deleted.done.${kind}`),
        send: (provider, reason) =>
          kind === 'topic' ? provider.restoreTopic({ id, reason }) : provider.restoreComment({ id, reason }),
      }}
    />
  );
}
