import type { enWriting } from './en-writing.ts';

/** What is being written, and has not been sent yet. */
export const nlWriting: typeof enWriting = {
  draft: {
    kept: 'Concept bewaard',
    keptChanges: 'Je wijzigingen zijn bewaard als concept; ze zijn nog niet opgeslagen.',
    restored: 'Dit zijn je wijzigingen van eerder. Ze zijn nog niet opgeslagen.',
    discard: 'Weggooien',
    discarded: 'Het concept is weggegooid',
    editKept: 'Bewerken · Concept bewaard',
    replyKept: 'Antwoorden · Concept bewaard',
  },
  offline: {
    part: 'Je bent offline. Dit gaat weer open zodra de verbinding terug is.',
    missing: 'Dit kon niet worden geladen.',
    screen: 'Dit scherm is er nog niet',
  },
};
