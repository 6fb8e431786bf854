import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MemberList } from '../../members/MemberList.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useLikers } from './likers.query.ts';

interface Props {
  postId: number;
  onDone: () => void;
}

/** Dialog with the members who liked a post, newest first. */
export default function LikersDialog({ postId, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('likers.title')} onClose={onDone}>
      <MemberList
        members={useLikers(postId)}
        failed={t('likers.failed')}
        empty={{ icon: <IconHeart size={24} stroke={1.6} />, title: t('likers.empty'), hint: t('likers.emptyHint') }}
        beside={({ liked_at }) => <RelativeTime moment={liked_at} />}
        onChosen={onDone}
      />
    </Dialog>
  );
}
