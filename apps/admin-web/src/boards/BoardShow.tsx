import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useCanAccess } from 'react-admin';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, LinkButton, RecordLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BoardMark } from './BoardMark.tsx';
import { IconName } from './IconName.tsx';
import { useBoards, useLevelsOf } from './use-boards.ts';

/** Page that shows a board, with its commands and history. */
export default function BoardShow() {
  return <RecordPage<Board>>{(board) => <BoardRecord board={board} />}</RecordPage>;
}

function BoardRecord({ board }: { board: Board }) {
  const translate = useTranslate();
  const count = useCount();
  const levelsOf = useLevelsOf();
  const parent = useBoards().get(board.subgroup_id ?? 0);
  const { canAccess: mayEdit } = useCanAccess({ resource: 'boards', action: 'edit' });
  const fieldName = useFieldName();
  const label = (field: keyof Board) => fieldName('boards', field);
  return (
    <>
      <PageHeading
        title={board.name}
        back={{ to: '/boards', label: translate('resources.boards.name', { count: 2 }) }}
        under={parent ? translate('board.under', { name: parent.name }) : null}
        actions={
          <>
            <CommunityLink href={`/boards/${board.slug}`} />
            {mayEdit ? <LinkButton to={`/boards/${board.id}`}>{translate('board.edit')}</LinkButton> : null}
          </>
        }
      >
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
          <BoardMark color={board.color} size={20} />
          {board.name}
        </Box>
      </PageHeading>
      <Columns aside={<History kind="board" id={board.id} name={board.name} />}>
        <Panel title={translate('board.about')}>
          {board.image ? (
            <Box
              component="img"
              src={board.image}
              alt={translate('board.pictureShown')}
              sx={{ display: 'block', width: 1, aspectRatio: '4 / 1', objectFit: 'cover', borderRadius: '12px', mb: 3 }}
            />
          ) : null}
          <Box sx={{ mb: 3, maxWidth: '65ch', color: board.description ? 'text.primary' : 'text.secondary' }}>
            {board.description || translate('board.noDescription')}
          </Box>
          <Facts>
            <Fact label={label('type')}>{translate(`board.types.${board.type}`)}</Fact>
            <Fact label={label('source')}>{translate(`board.sources.${board.source}`)}</Fact>
            {board.homepage ? null : <Fact label={label('homepage')}>{translate('board.adminsOnly')}</Fact>}
            <Fact label={label('read_by')}>{translate(`app.audience.${board.read_by}`)}</Fact>
            <Fact label={label('write_by')}>{translate(`app.audience.${board.write_by}`)}</Fact>
            {board.level_ids.length > 0 ? <Fact label={label('level_ids')}>{levelsOf(board)}</Fact> : null}
            {board.salespage ? (
              <Fact label={label('salespage')}>
                <MuiLink href={board.salespage}>{board.salespage}</MuiLink>
              </Fact>
            ) : null}
            {board.show_level ? <Fact label={label('show_level')}>{translate('ra.boolean.true')}</Fact> : null}
            <Fact label={label('topics_count')}>{count(board.topics_count)}</Fact>
            <Fact label={label('index')}>{board.index}</Fact>
            <Fact label={label('color')}>{board.color}</Fact>
            <Fact label={label('icon')}>
              <IconName icon={board.icon} />
            </Fact>
            {parent ? (
              <Fact label={label('subgroup_id')}>
                <RecordLink resource="boards" id={parent.id}>
                  {parent.name}
                </RecordLink>
              </Fact>
            ) : null}
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}
