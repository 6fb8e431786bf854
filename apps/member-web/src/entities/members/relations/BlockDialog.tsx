import { useTranslation } from 'react-i18next';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { useRelation } from './use-relation.ts';

interface Props {
  member: { id: number; name: string };
  onDone: () => void;
}

/** Confirmation dialog before blocking a member. */
export default function BlockDialog({ member, onDone }: Props) {
  const { t } = useTranslation();
  const { mutateAsync } = useRelation(member);
  const { name } = member;
  return (
    <ConfirmDialog
      title={t('relations.blockSure', { name })}
      text={t('relations.blockText', { name })}
      action={t('relations.block', { name })}
      onConfirm={() => mutateAsync('block')}
      onDone={onDone}
    />
  );
}
