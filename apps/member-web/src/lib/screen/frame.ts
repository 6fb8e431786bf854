import { useMatches } from 'react-router-dom';

/** How the shell frames a screen. A route states it as its `handle`. */
interface Frame {
  bare?: true;
  rail?: 'none' | 'own';
}

/** Without side navigation, right rail and tab bar. The screen has its own way back. */
export const BARE: Frame = { bare: true };
/** Without the right rail, whose room the screen uses. */
export const WIDE: Frame = { rail: 'none' };
/** The screen fills the right rail itself, with `ScreenRail`. */
export const OWN_RAIL: Frame = { rail: 'own' };

/** The frame of the current screen. */
export const useFrame = (): Frame => Object.assign({}, ...useMatches().map(({ handle }) => handle)) as Frame;
