// @ts-nocheck the compiler looks into the real libraries, not into the planted ones
import { z } from 'zod';
import type { Decider } from '@lyceum/kernel';

export const topicEvents = z.object({});
export type TopicDecider = Decider;
