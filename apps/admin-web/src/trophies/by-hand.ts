/** Given by hand, as a choice of the form. */
export const BY_HAND = 'hand';
