import type { enRunning } from './en-running.ts';

export const nlRunning: typeof enRunning = {
  settings: {
    hint: 'Wat voor de hele community geldt.',
    look: 'Naam en uiterlijk',
    place: 'Taal en tijd',
    features: 'Wat de community heeft',
    contrastGood: 'Witte tekst op deze kleur is goed te lezen: contrast %{ratio}.',
    contrastPoor:
      'Witte tekst op deze kleur is slecht te lezen: contrast %{ratio}, waar 4,5 nodig is. Kies een donkerder kleur.',
    planHint: '3: tekst, beeld en video; 5: polls en evenementen; 8: groepen. Elk abonnement heeft wat eronder zit.',
    previewHint: 'Alleen de titel en het begin.',
    streakHint: 'Vanaf zoveel dagen achter elkaar brandt een reeks.',
    plugins: {
      community: 'Community',
      groups: 'Groepen',
      events: 'Evenementen',
      gamification: 'Gamification',
      learning: 'Leren',
      support: 'Ondersteuning',
      consent: 'Toestemming',
    },
  },
  system: {
    hint: 'Wat er achter de community draait, om de paar seconden opnieuw gelezen.',
    parked: 'Apart gezette gebeurtenissen',
    noneParked: 'Alles is goed: elke gebeurtenis is verwerkt.',
    parkedEvent: '%{type}, gebeurtenis %{version} van %{stream}',
    behindIt: '%{smart_count} gebeurtenis wacht erachter |||| %{smart_count} gebeurtenissen wachten erachter',
    replay: 'Opnieuw verwerken',
    replayNamed: 'Opnieuw verwerken: %{stream} door %{processor}',
    replayed: '%{smart_count} gebeurtenis verwerkt |||| %{smart_count} gebeurtenissen verwerkt',
    jobs: 'Taken',
    standings: { waiting: 'Wachten', active: 'Bezig', delayed: 'Later', failed: 'Mislukt' },
    noneFailed: 'Alles is goed: geen taak is voorgoed mislukt.',
    attempts: '%{smart_count} keer geprobeerd',
    retry: 'Opnieuw proberen',
    retryNamed: 'Opnieuw proberen: %{name}',
    retried: 'De taak wordt opnieuw geprobeerd',
    processors: 'Verwerkers',
    allTakenIn: 'Alles is goed: elke verwerker is bij.',
    furthestBehind: 'Het verst achter',
    oldestTransaction: 'Oudste schrijvende transactie',
    modes: { projection: 'projectie', reactor: 'reactor' },
    upToDate: 'Bij',
    behind:
      '%{smart_count} gebeurtenis achter, de oudste van %{age} geleden |||| %{smart_count} gebeurtenissen achter, de oudste van %{age} geleden',
    parkedCount: '%{smart_count} apart gezet',
    stalled:
      'Staat stil voor %{type} op plaats %{position}: %{reason}. Deze versie kan die gebeurtenis niet lezen; start de nieuwere versie, of geef APP_SECRET terug.',
    moved: 'laatst bijgewerkt',
  },
};
