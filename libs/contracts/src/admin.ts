/** The console's contract, by subject. */
export * from './admin-content.ts';
export * from './admin-members.ts';
