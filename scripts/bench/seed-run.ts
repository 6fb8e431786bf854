import { Client } from 'pg';
import { READ_MODELS } from './read-models.ts';
import { seed, type Sizes } from './seed.ts';

/** Fills the database that DATABASE_URL names, once: what was cut short is begun anew by whoever made the database. */
const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
// Only this fill: a crash in the middle of it loses a database that holds nothing else.
await client.query(`set synchronous_commit = off; set work_mem = '128MB'; set maintenance_work_mem = '256MB'`);
await seed(client, JSON.parse(process.env.BENCH_SIZES ?? '') as Sizes, READ_MODELS);
// The flat table of the bare program: twenty of its rows make 12 kB of JSON.
await client.query(`
  create schema bench;
  create sequence bench.liker;
  create table bench.flat as
    select t.id, t.board_id, t.author_id, t.title, t.slug, t.created_at, left(t.content, 400) as content
    from community.topic t;
  alter table bench.flat add primary key (id)`);
await client.query('vacuum analyze');
await client.query('create table bench.filled as select $1::text as sizes', [process.env.BENCH_SIZES]);
await client.end();
