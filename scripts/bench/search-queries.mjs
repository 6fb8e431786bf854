/** So many of each kind. */
const EACH = 20;

/** What is searched for, out of a text of the seed: its first word is in nearly every text, the last but one in some, the last in few. */
const KINDS = [
  ({ common }) => common,
  ({ some }) => some,
  ({ few }) => few,
  ({ common, some }) => `${common} ${some}`,
  ({ some }) => `${some}s`,
  ({ some }) => `${some}en`,
  // One letter wrong, so that nothing is written like it: titles are searched for what is nearly so.
  ({ common }) => `${common.slice(0, 3)}q${common.slice(4)}`,
  ({ member }) => member,
  ({ board }) => board,
  (_, n) => `nergens${n}`,
];
export const SEARCHES = KINDS.length * EACH;

/** The searches, each time the same: one word, two, plurals of either language, misspelt ones, members, boards, words in very many texts and in none. */
export async function searchesOf({ rows }) {
  // Whose plural is made by an ending alone.
  const texts = await rows(
    `select content from community.topic where content ~ '[lnmpkt] [a-z]+</p>$' and id % 7 = 0 order by id limit ${EACH}`,
  );
  const names = await rows(`select concat_ws(' ', first_name, last_name) as name from identity.member where id % 7 = 0
                            order by id limit ${EACH}`);
  const boards = await rows('select name from community.board order by id');
  return texts.flatMap(({ content }, n) => {
    const words = content
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/);
    const [common, some, few] = [words[0], ...words.slice(-2)];
    const board = boards[n % boards.length].name;
    return KINDS.map((kind) => kind({ common, some, few, member: names[n].name, board }, n));
  });
}
