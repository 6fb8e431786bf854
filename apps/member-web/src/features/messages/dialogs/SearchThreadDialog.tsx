import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberSearch } from '../../../entities/members/choose/MemberSearch.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FoundMessages } from '../list/FoundMessages.tsx';

interface Props {
  threadId: number;
  meId: number;
  onDone: () => void;
}

/** Dialog that searches one conversation. Choosing a result opens it at that message. */
export default function SearchThreadDialog({ threadId, meId, onDone }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <Dialog title={t('inbox.search.inThread')} onClose={onDone}>
      <MemberSearch text={text} onText={setText} clearing={t('choose.clear')} label={t('inbox.search.words')} />
      {text.length > 1 && <FoundMessages key={text} text={text} threadId={threadId} meId={meId} onChoose={onDone} />}
    </Dialog>
  );
}
