const all = ['gamification'] as const;

export const gamificationKeys = {
  all,
  trophies: [...all, 'trophies'],
  standing: (id: number) => [...all, 'standing', id],
  points: [...all, 'points'],
  leaders: (period: string) => [...all, 'leaders', period],
} as const;
