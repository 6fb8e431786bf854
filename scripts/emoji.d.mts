/** The path of the written file, from the root. */
export const CATALOGUE: string;
/** The text of the file, from the data set that is installed. */
export function catalogue(): string;
