/** The icons of boards (part 1 §3), by their names in the member app's icon set. The first is the default. */
export const BOARD_ICONS = [
  'message-circle',
  'speakerphone',
  'help',
  'home',
  'star',
  'heart',
  'bulb',
  'calendar',
  'photo',
  'palette',
  'music',
  'tools',
  'flame',
  'campfire',
  'school',
  'briefcase',
  'shopping-bag',
  'coffee',
  'world',
  'shield-lock',
  'layout-dashboard',
] as const;

export type BoardIconName = (typeof BOARD_ICONS)[number];

export const DEFAULT_ICON: BoardIconName = BOARD_ICONS[0];
