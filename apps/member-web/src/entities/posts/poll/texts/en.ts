/** Dialogs and fields of polls that open later. */
export default {
  pollDialogs: {
    newOption: 'New answer',
    newOptionHint: 'Press Enter to add, Esc to cancel',
    votersFailed: 'Votes could not be loaded',
    noVoters: 'No votes yet',
    noVotersHint: 'Voters will be listed here.',
    saved: 'Poll saved',
    mustHaveTwo: 'A poll must have two answers.',
    removedVotes: 'Deleting an answer also deletes its votes.',
  },
};
