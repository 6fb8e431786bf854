export type Decider = object;
