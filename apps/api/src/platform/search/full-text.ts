import sql, { type Sql } from 'sql-template-tag';
import { type Asked, indexed } from './words.ts';

/*
 * How PostgreSQL takes texts apart and asks for words (docs/adr/0042), for modules with an index of their own. Both are
 * functions of the text alone.
 */

/** The words of a text as a `tsvector`: as written, and by their Dutch and English stems. */
export const stemsOf = (text: string): Sql => sql`search.stems(${indexed(text)})`;

/** What was typed as a `tsquery`; one without a node if there is no word in it. */
export const queryOf = ({ words, beginning }: Asked): Sql => sql`search.query(${words}::text[], ${beginning}::text)`;
