/** The page of favourites. */
export default {
  favorites: {
    none: 'No favourites yet',
    hint: 'Choose “Add to favourites” in the menu of a conversation to see it here.',
  },
};
