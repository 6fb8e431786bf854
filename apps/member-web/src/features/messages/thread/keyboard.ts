/** Whether the device has a physical keyboard. An on-screen keyboard would cover the conversation. */
export const hasKeyboard = (): boolean => 'matchMedia' in globalThis && matchMedia('(hover: hover)').matches;
