/** The address of the settings has no id. Reads, updates and their history use this number. */
export const SETTINGS_ID = 1;
