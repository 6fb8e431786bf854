/** How many tests this copy of the module has seen. */
let tests = 0;
beforeEach(() => void (tests += 1));

export const testsSeen = (): number => tests;
