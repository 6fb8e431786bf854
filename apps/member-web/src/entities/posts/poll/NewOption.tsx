import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { pollDialogTexts } from './texts/index.ts';

const NewOptionField = lazyPart(withTexts(() => import('./NewOptionField.tsx'), pollDialogTexts));

interface Props {
  pollId: number;
  onAdded: () => void;
}

/** Button that opens the field for a new answer. Closing the field returns the focus here. */
export function NewOption({ pollId, onAdded }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }
  const add = (
    <Button
      ref={button}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={15} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {t('pollDialogs.addOption')}
    </Button>
  );
  if (!open) return add;
  return (
    <Part missing="opened" fallback={add}>
      <NewOptionField pollId={pollId} onAdded={onAdded} onClose={close} />
    </Part>
  );
}
