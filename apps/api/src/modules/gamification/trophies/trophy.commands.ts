import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { TrophyDetails } from './trophy.events.ts';

/** The context of a command: its actor, and for seed data a timestamp in the past (`at`). */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}
export interface Made {
  id: number;
  position: Position | null;
}
export interface Because {
  reason?: string;
  expectedVersion?: number;
}
export interface TrophyInput extends Omit<TrophyDetails, 'image'> {
  /** The viewer's upload. Null removes the picture, and undefined keeps it. */
  image_uuid?: string | null;
}

/** Creates a trophy. */
export class MakeTrophy extends Command<Made> {
  constructor(
    readonly trophy: TrophyInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Changes a trophy. Its holders keep it. */
export class ChangeTrophy extends Command<Made> {
  constructor(
    readonly id: number,
    readonly trophy: TrophyInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Retires a trophy. Its holders keep it. */
export class RetireTrophy extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Grants a trophy to a member or takes it away. */
export class GrantTrophy extends Command<Made> {
  constructor(
    readonly kind: 'grant' | 'take',
    readonly id: number,
    readonly memberId: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Shows one of the viewer's trophies next to their name, or hides it. */
export class ChooseTrophy extends Command<Made> {
  constructor(
    readonly kind: 'activate' | 'clear',
    readonly id: number,
    readonly given: Given,
  ) {
    super();
  }
}
