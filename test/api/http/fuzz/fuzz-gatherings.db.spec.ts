import { fuzz } from '../../../support/operations/fuzz.ts';

fuzz('gatherings');
