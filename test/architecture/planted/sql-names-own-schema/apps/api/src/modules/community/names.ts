// wrong: plain text is SQL too, and of the directory only the card is shared
export const names = (column: string) => `update directory.secret set ${column} = 1`;
