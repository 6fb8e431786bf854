// wrong: a screen is put together of features, not the other way round
import { home } from '../../routes/home.ts';

export const card = home;
