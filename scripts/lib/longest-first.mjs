import Sequencer from '@jest/test-sequencer';

/**
 * Files that take minutes, or nearly, the longest first. On a clone in which nothing has run yet jest goes by their size: one of these that comes
 * last keeps one process busy while the others have nothing to do.
 */
const LONGEST = [
  ...['api/http/fuzz.db', 'rights/canaries.db', 'kills/killed.faults', 'kills/jobs.faults', 'shell/walks.e2e'],
  ...['shell/connection.e2e', 'drafts/keeping.e2e', 'community/attachments.e2e', 'identity/membership.e2e'],
  ...['http/evasion.e2e', 'polls/poll-voting.db', 'quizzes/quizzes.e2e', 'rights/permission-matrix.db'],
  ...['log/append.db', 'bench/seed.db'],
];
const placeOf = ({ path }) => LONGEST.findIndex((name) => path.includes(name));

/** The longest first, the others as jest has them: by how long each took the last time, or by size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const long = sorted.filter((test) => placeOf(test) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
    return [...long, ...sorted.filter((test) => placeOf(test) < 0)];
  }
}
