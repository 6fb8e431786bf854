import AddOutlined from '@mui/icons-material/AddOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardKind } from './BoardKind.tsx';
import { BoardMark } from './BoardMark.tsx';
import { OrderBoards } from './OrderBoards.tsx';
import { useBoards, useLevelsOf } from './use-boards.ts';

const IN_ORDER: SortPayload = { field: 'index', order: 'ASC' };

/** Boards of groups and events would outnumber the others. */
const OWN_BOARDS = { owner: 'community' };

/** List page of the boards. By default it has the community's own boards. */
export default function BoardList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<DashboardOutlined />}
      search={translate('list.searchBoards')}
      sort={IN_ORDER}
      filters={<BoardFilters />}
      filterDefaults={OWN_BOARDS}
      sortFields={['index', 'name', 'topics_count']}
      actions={
        <>
          <OrderBoards />
          <NewBoard />
        </>
      }
      table={<BoardTable />}
      cards={<BoardCards />}
    />
  );
}

function NewBoard() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'boards', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/boards/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('board.create')}
    </LinkButton>
  );
}

const Column = DataTable.Col<Board>;
const NumberColumn = DataTable.NumberCol<Board>;

function Named({ board }: { board: Board }) {
  const translate = useTranslate();
  const parent = useBoards().get(board.subgroup_id ?? 0);
  const levels = useLevelsOf()(board);
  const below = [
    parent && translate('board.under', { name: parent.name }),
    levels && `${translate('resources.boards.fields.level_ids')}: ${levels}`,
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <BoardMark color={board.color} />
      <div>
        <RecordLink resource="boards" id={board.id} row>
          {board.name}
        </RecordLink>{' '}
        <BoardKind board={board} />
        {below.length > 0 ? (
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{below.join(' · ')}</Box>
        ) : null}
      </div>
    </Box>
  );
}

function BoardTable() {
  const translate = useTranslate();
  return (
    <Table>
      <Column source="name" render={(board) => <Named board={board} />} />
      <Column source="read_by" disableSort render={(board) => translate(`app.audience.${board.read_by}`)} />
      <Column source="write_by" disableSort render={(board) => translate(`app.audience.${board.write_by}`)} />
      <NumberColumn source="topics_count" sortByOrder="DESC" />
      <NumberColumn source="index" />
    </Table>
  );
}

function BoardCards() {
  const translate = useTranslate();
  const audience = (board: Board, field: 'read_by' | 'write_by') =>
    `${translate(`resources.boards.fields.${field}`)}: ${translate(`app.audience.${board[field]}`)}`;
  return (
    <Cards<Board>>
      {(board) => (
        <>
          <Named board={board} />
          <CardFacts>
            <span>{audience(board, 'read_by')}</span>
            <span>{audience(board, 'write_by')}</span>
            <span>
              {board.topics_count} {translate('resources.boards.fields.topics_count').toLowerCase()}
            </span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
