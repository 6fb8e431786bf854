import type { enRunning } from './en-running.ts';

export const nlRunning: typeof enRunning = {
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
    moved: 'laatst bijgewerkt',
  },
};
