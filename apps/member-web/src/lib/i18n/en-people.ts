/** Members beside what they said and did. */
export const enPeople = {
  likers: {
    title: 'Who likes this',
    empty: 'Nobody yet',
    emptyHint: 'Somebody has taken their like back meanwhile.',
    failed: 'The list could not be loaded',
  },
};
