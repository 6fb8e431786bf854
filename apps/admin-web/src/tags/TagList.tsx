import TagOutlined from '@mui/icons-material/TagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { DataTable, type SortPayload } from 'react-admin';
import type { Tag } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

const BY_USE: SortPayload = { field: 'count', order: 'DESC' };

/** List page of the tags of topics, with the commands to rename, merge and remove one. */
export default function TagList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<TagOutlined />}
      search={translate('tag.search')}
      sort={BY_USE}
      sortFields={[]}
      table={<TagTable />}
      cards={<TagCards />}
    />
  );
}

const Column = DataTable.Col<Tag>;

function TagTable() {
  return (
    <Table>
      <Column source="tag" disableSort render={({ tag }) => `#${tag}`} />
      <DataTable.NumberCol<Tag> source="count" disableSort />
      <Column source="actions" disableSort render={(tag) => <Commands tag={tag} />} />
    </Table>
  );
}

function TagCards() {
  const translate = useTranslate();
  return (
    <Cards<Tag>>
      {(tag) => (
        <>
          <strong>#{tag.tag}</strong>
          <CardFacts>
            <span>{translate('tag.topics', { count: tag.count })}</span>
          </CardFacts>
          <Commands tag={tag} />
        </>
      )}
    </Cards>
  );
}

function Commands({ tag }: { tag: Tag }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        size="small"
        aria-label={translate('tag.renameNamed', { tag: tag.tag })}
        onClick={() => setAsked('rename')}
      >
        {translate('tag.rename')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={translate('tag.removeNamed', { tag: tag.tag })}
        onClick={() => setAsked('remove')}
      >
        {translate('tag.remove')}
      </Button>
      {asked === 'rename' ? <RenameDialog tag={tag} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveDialog tag={tag} onClose={close} /> : null}
    </Box>
  );
}

interface DialogProps {
  tag: Tag;
  onClose: () => void;
}

function RenameDialog({ tag, onClose }: DialogProps) {
  const translate = useTranslate();
  const [to, setTo] = useState(tag.tag);
  const send = useCommand(
    (provider, reason: string) => provider.renameTag({ id: tag.id, tag: tag.tag, to, reason }),
    translate('tag.renamed'),
  );
  return (
    <ReasonDialog
      title={translate('tag.renameTitle', { tag: tag.tag })}
      hint={translate('tag.renameHint')}
      submit={translate('tag.rename')}
      reasons="tag.renameReasons"
      invalid={to.trim() === '' || to === tag.tag ? translate('tag.otherName') : null}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={translate('tag.newName')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        slotProps={{ htmlInput: { maxLength: COMMUNITY_LIMITS.tag } }}
        autoFocus
        fullWidth
      />
    </ReasonDialog>
  );
}

function RemoveDialog({ tag, onClose }: DialogProps) {
  const translate = useTranslate();
  const send = useCommand(
    (provider, reason: string) => provider.removeTag({ id: tag.id, tag: tag.tag, reason }),
    translate('tag.removed'),
  );
  return (
    <ReasonDialog
      title={translate('tag.removeTitle', { tag: tag.tag })}
      hint={translate('tag.removeHint')}
      submit={translate('tag.remove')}
      reasons="tag.removeReasons"
      onSubmit={send}
      onClose={onClose}
    />
  );
}
