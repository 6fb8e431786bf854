import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events are found by whom they name, besides whoever acted and whose stream it is (docs/adr/0040). */
export class EventSubjects1763700000038 implements MigrationInterface {
  name = 'EventSubjects1763700000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null: nobody else. An older program says nothing of it: what it appends from now on is marked, and named before anybody
      -- asks what concerns them. What is there already is named here.
      alter table events.event add column subjects text[];
      alter table events.event alter column subjects set default '{?}';

      with liked as (
        select e.position, coalesce(c.author_id, t.author_id) as author_id from events.event e
        left join community.comment c on c.id = (e.data ->> 'comment_id')::int
        left join community.topic t on t.id = (e.data ->> 'topic_id')::int and e.data ->> 'comment_id' is null
        where e.type in ('PostLiked', 'PostUnliked')
      ), answered as (
        select e.position, c.author_id from events.event e
        join community.comment c on c.id = (e.data ->> 'comment_id')::int
        where e.type in ('AnswerAccepted', 'AnswerWithdrawn')
      ), named as (
        select e.position, 'member-' || (e.data ->> id.key) as subject from events.event e
        cross join unnest(array['member_id', 'author_id', 'topic_author_id', 'parent_author_id', 'administrator_id']) as id(key)
        where jsonb_typeof(e.data -> id.key) = 'number'
        union select position, 'member-' || (meta ->> 'impersonator_id') from events.event where meta ? 'impersonator_id'
        union select e.position, field.value ->> 'by' from events.event e cross join jsonb_each(e.data) field
        where jsonb_typeof(field.value) = 'object' and field.value ? 'sealed'
        union select position, 'member-' || author_id from (select * from liked union all select * from answered) told
        where author_id is not null
      ), others as (
        select e.position, array_agg(n.subject) as subjects from named n join events.event e using (position)
        where n.subject is distinct from 'member-' || (e.meta ->> 'actor_id') and n.subject <> e.stream_id
        group by e.position
      )
      update events.event e set subjects = others.subjects from others where others.position = e.position;

      -- Whoever fills the index's list of what is to be sorted in has to do it: a short one is done in no time.
      create index event_subjects on events.event using gin (subjects) with (gin_pending_list_limit = 256)
        where subjects is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table events.event drop column subjects');
  }
}
