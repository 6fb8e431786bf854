import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { boardDecider } from './board.decider.ts';
import { type BoardEvent, boardEvents } from './board.events.ts';

const BOARD = 2;
const audience = fc.constantFrom('guest' as const, 'member' as const, 'admin' as const);

/** All that a change may set; levels, sales page and what kind of board it is only sometimes. */
const fields = fc.record(
  {
    name: fc.constantFrom('Glazuur', 'Ovens'),
    description: fc.constantFrom('', 'Over klei'),
    color: fc.constant('#aa5500'),
    icon: fc.constant('star'),
    parent_id: fc.constantFrom(null, 1, BOARD),
    index: fc.integer({ min: 0, max: 2 }),
    read_by: audience,
    write_by: audience,
    level_ids: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    salespage: fc.constantFrom(null, 'https://winkel.example/'),
    show_level: fc.boolean(),
    type: fc.constantFrom('default' as const, 'helpdesk' as const),
    source: fc.constantFrom('system' as const, 'user' as const),
    homepage: fc.boolean(),
    image: fc.constantFrom(null, 7, 8),
  },
  { requiredKeys: ['name', 'description', 'color', 'icon', 'parent_id', 'index', 'read_by', 'write_by'] },
);
const place = fc
  .record({ closed: fc.boolean(), name: fc.constantFrom('Draaiers', 'Stokers') })
  .map(({ closed, name }) => ({
    token: 'group:3',
    closed,
    group: { id: 3, slug: 'groep', name, image: null },
    event: null,
  }));
const kind = { type: 'default', template: 'default', source: 'user', homepage: false } as const;

const commands = fc.oneof(
  fc.tuple(fields, fc.option(place)).map(([board, of]) => ({
    kind: 'create' as const,
    board: { board_id: BOARD, slug: 'glazuur', ...kind, ...board, place: of },
  })),
  fc.tuple(fields, place).map(([{ name, description, read_by, write_by }, of]) => ({
    kind: 'follow' as const,
    board: { name, description, read_by, write_by, place: of },
  })),
  { weight: 3, arbitrary: fields.map((board) => ({ kind: 'change' as const, board })) },
  fc.integer({ min: 0, max: 2 }).map((index) => ({ kind: 'place' as const, index })),
);

/** A board's fields, with levels as a set in order: `1,3`. */
type Model = Record<string, string | number | boolean | null>;
type Fields = Omit<Extract<BoardEvent, { type: 'BoardChanged' }>['data'], 'board_id'>;

/** Fields that a change may leave out, and then stay. */
const KEPT = ['salespage', 'show_level', 'type', 'source', 'homepage', 'image'] as const;

const modelOf = ({
  level_ids = [],
  salespage = null,
  show_level = false,
  type = 'default',
  source = 'user',
  homepage = false,
  image = null,
  place: of = null,
  name,
  description,
  parent_id,
  index,
  read_by,
  write_by,
}: Fields) => ({
  ...{ name, description, parent_id, index, read_by, write_by, salespage, show_level, type, source, homepage, image },
  place: JSON.stringify(of),
  levels: [1, 2, 3].filter((level) => level_ids.includes(level)).join(),
});

describe('a board', () => {
  itFollowsItsModel({
    decider: boardDecider,
    schemas: boardEvents,
    commands,
    begin: (): Model | null => null,
    step: (model, command) => {
      if (command.kind === 'create') return model ? ['conflict', model] : [['BoardCreated'], modelOf(command.board)];
      if (!model) return ['missing', model];
      if (command.kind === 'place') {
        return [command.index === model.index ? [] : ['BoardPlaced'], { ...model, index: command.index }];
      }
      if (command.kind === 'follow') {
        const { place: of, ...others } = command.board;
        const followed = { ...model, ...others, place: JSON.stringify(of) };
        return [JSON.stringify(followed) === JSON.stringify(model) ? [] : ['BoardChanged'], followed];
      }
      const { board } = command;
      if (model.place !== 'null') return ['forbidden', model];
      if (board.parent_id === BOARD) return ['invalid', model];
      const wanted = {
        ...modelOf(board),
        ...(board.level_ids === undefined && { levels: model.levels }),
        ...Object.fromEntries(KEPT.filter((name) => board[name] === undefined).map((name) => [name, model[name]])),
      };
      const isSame = Object.entries(wanted).every(([name, value]) => model[name] === value);
      return [isSame ? [] : ['BoardChanged'], wanted];
    },
    seen: (state) => (state.exists ? modelOf(state.board) : null),
  });
});
