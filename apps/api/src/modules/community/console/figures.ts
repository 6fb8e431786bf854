import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { type DayFigures, Figures, type FiguresAsked } from '../../../platform/records/figures.ts';
import { COMMENT_IS_SHOWN } from '../rights/facts.ts';
import { readableTopics } from '../rights/readable.ts';

/** Topics and comments per day, limited to those that the viewer may read now. */
@Injectable()
export class CommunityFigures implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly figures: Figures,
  ) {}

  onModuleInit(): void {
    const ask = (asked: FiguresAsked) => this.byDay(asked);
    this.figures.give('community', { byDay: { figures: ['topics', 'comments'], ask } });
  }

  private byDay({ viewer, zone, days }: FiguresAsked): Promise<DayFigures[]> {
    const on = (moment: Sql): Sql => sql`(${moment} at time zone ${zone})::date`;
    const today = on(sql`now()`);
    // Reads one day more, so that the first day is complete in every time zone.
    const recent = sql`now() - make_interval(days => ${days + 1}::int)`;
    const on_board = sql`join community.board b on b.id = t.board_id`;
    return run<DayFigures>(
      this.kernel.db.pool,
      sql`with topics as (
            select ${on(sql`t.release_at`)} as day, count(*)::int as n from community.topic t ${on_board}
            where t.release_at > ${recent} and not t.scheduled and ${readableTopics(viewer)} group by 1
          ), comments as (
            select ${on(sql`c.created_at`)} as day, count(*)::int as n from community.comment c
            join community.topic t on t.id = c.topic_id ${on_board}
            where c.created_at > ${recent} and ${COMMENT_IS_SHOWN} and ${readableTopics(viewer)} group by 1
          )
          select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(topics.n, 0) as topics, coalesce(comments.n, 0) as comments
          from (select (${today} - back)::date as day from generate_series(0, ${days - 1}::int) back) d
          left join topics on topics.day = d.day left join comments on comments.day = d.day
          order by d.day`,
    );
  }
}
