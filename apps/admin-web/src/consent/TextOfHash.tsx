import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsentLine, ConsoleDataProvider } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { FailedState } from '../ui/FailedState.tsx';

/** Button and dialog with the consent text that the visitor saw, looked up by its hash. */
export function TextOfHash({ line }: { line: ConsentLine }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const title = useId();
  const name = translate(`consent.variants.${line.variant}`);
  return (
    <>
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        {translate('consent.shownText', { hash: line.text_hash.slice(0, 8) })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{translate('consent.shownAs', { variant: name, version: line.version })}</DialogTitle>
        <DialogContent>{open ? <Words hash={line.text_hash} /> : null}</DialogContent>
      </Dialog>
    </>
  );
}

function Words({ hash }: { hash: string }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['consent-text', hash],
    queryFn: async () => (await provider.consentText(hash)).data,
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { title, text, categories } = data.wording;
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {categories.map((each) => (
          <li key={each.name}>
            {each.title}: {each.description}
          </li>
        ))}
      </ul>
      <code style={{ overflowWrap: 'anywhere' }}>{hash}</code>
    </>
  );
}
