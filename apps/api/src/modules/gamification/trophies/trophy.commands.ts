import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { TrophyDetails } from './trophy.events.ts';

/** Every command names who gives it. `at` is for seeding, where things were done long ago. */
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
  /** An upload of the viewer's; null: none; undefined: as it was. */
  image_uuid?: string | null;
}

export class MakeTrophy extends Command<Made> {
  constructor(
    readonly trophy: TrophyInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

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

export class RetireTrophy extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Gives a trophy by hand, or takes it away. */
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

/** Shows one of their trophies beside a member's name, or no longer. */
export class ChooseTrophy extends Command<Made> {
  constructor(
    readonly kind: 'activate' | 'clear',
    readonly id: number,
    readonly given: Given,
  ) {
    super();
  }
}
