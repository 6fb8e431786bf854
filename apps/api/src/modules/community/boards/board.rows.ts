import { inlineProjection } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { openingAddress } from '../../media/index.ts';
import type { BoardEvent, BoardPlace } from './board.events.ts';

/** The address of a board's picture. */
const pictureAt = (upload: number | null | undefined): string | null =>
  upload ? openingAddress(upload, 'full') : null;

const PLACE = sql`place, place_closed, group_card, event_card`;
/**
 * Formats a card through jsonb. Events from the log have another order of keys, and a rebuild must give the same text.
 */
const card = (value: object | null | undefined): Sql => sql`${value ? JSON.stringify(value) : null}::jsonb::text`;
const placeOf = ({ place }: { place?: BoardPlace | null }): Sql =>
  sql`${place?.token ?? null}::text, ${place?.closed ?? false}::boolean, ${card(place?.group)}, ${card(place?.event)}`;

/**
 * The read model of boards, updated in the transaction of their events. Commands check it, and single boards come from
 * it.
 */
export const boardRows = inlineProjection<BoardEvent>({
  name: 'community.board',
  tables: ['community.board'],
  contested: ['board_place'],
  handles: {
    BoardCreated: ({ data, version }) => sql`
      insert into community.board (id, name, slug, description, color, icon, type, template, source, parent_id, index,
                                   homepage, read_by, write_by, level_ids, salespage, show_level, image, ${PLACE}, version)
      values (${data.board_id}, ${data.name}, ${data.slug}, ${data.description}, ${data.color}, ${data.icon}, ${data.type},
              ${data.template}, ${data.source}, ${data.parent_id}::int, ${data.index}, ${data.homepage}, ${data.read_by},
              ${data.write_by}, ${data.level_ids ?? []}::int[], ${data.salespage ?? null}::text,
              ${data.show_level ?? false}, ${pictureAt(data.image)}::text, ${placeOf(data)}, ${version})`,
    BoardChanged: ({ data, version }) => sql`
      update community.board set name = ${data.name}, description = ${data.description}, color = ${data.color},
        icon = ${data.icon}, parent_id = ${data.parent_id}::int, index = ${data.index}, read_by = ${data.read_by},
        write_by = ${data.write_by}, level_ids = ${data.level_ids ?? []}::int[],
        salespage = ${data.salespage ?? null}::text, type = coalesce(${data.type ?? null}::text, type),
        template = coalesce(${data.template ?? null}::text, template), source = coalesce(${data.source ?? null}::text, source),
        homepage = coalesce(${data.homepage ?? null}::boolean, homepage),
        show_level = coalesce(${data.show_level ?? null}::boolean, show_level),
        image = ${data.image === undefined ? sql`image` : sql`${pictureAt(data.image)}::text`},
        ${data.place === undefined ? empty : sql`(${PLACE}) = (${placeOf(data)}),`} version = ${version}
      where id = ${data.board_id}`,
    BoardPlaced: ({ data, version }) => sql`
      update community.board set index = ${data.index}, version = ${version} where id = ${data.board_id}`,
  },
});
