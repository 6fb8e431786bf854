/** Whether there is a keyboard to type on: that of a phone would cover what was opened to be read. */
export const hasKeyboard = (): boolean => 'matchMedia' in globalThis && matchMedia('(hover: hover)').matches;
