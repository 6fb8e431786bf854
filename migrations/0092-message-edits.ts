import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of messages that were edited, and a full-text index of messages for their participants (docs/adr/0078). */
export class MessageEdits1763700000092 implements MigrationInterface {
  name = 'MessageEdits1763700000092';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messages.message
        add column version int not null default 1,
        add column edited_at timestamptz;

      -- No text is stored, only its words. Each vector holds its thread as a word of its own (docs/adr/0078).
      create table messages.message_words (
        message_id int primary key,
        vector tsvector not null
      );
      create index message_words_vector on messages.message_words using gin (vector);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table messages.message_words;
      alter table messages.message drop column edited_at, drop column version;
    `);
  }
}
