import { Kernel1763700000001 } from './0001-kernel.ts';
import { Identity1763700000002 } from './0002-identity.ts';
import { Community1763700000003 } from './0003-community.ts';
import { Notifications1763700000004 } from './0004-notifications.ts';
import { IdentityWhole1763700000005 } from './0005-identity-whole.ts';
import { CommunityWhole1763700000006 } from './0006-community-whole.ts';
import { Media1763700000007 } from './0007-media.ts';
import { KernelWhole1763700000008 } from './0008-kernel-whole.ts';
import { NamedCommands1763700000009 } from './0009-named-commands.ts';
import { ProjectionVersions1763700000010 } from './0010-projection-versions.ts';
import { ApiTokens1763700000011 } from './0011-api-tokens.ts';
import { Erasure1763700000012 } from './0012-erasure.ts';
import { Settings1763700000013 } from './0013-settings.ts';
import { ScheduledTopics1763700000014 } from './0014-scheduled-topics.ts';
import { SalesPages1763700000015 } from './0015-sales-pages.ts';
import { ReadyText1763700000018 } from './0018-ready-text.ts';
import { Polls1763700000020 } from './0020-polls.ts';
import { Tickets1763700000022 } from './0022-tickets.ts';
import { Attachments1763700000021 } from './0021-attachments.ts';
import { FeedCards1763700000024 } from './0024-feed-cards.ts';
import { BoardPictures1763700000025 } from './0025-board-pictures.ts';
import { Introductions1763700000023 } from './0023-introductions.ts';
import { MemberMarks1763700000028 } from './0028-member-marks.ts';
import { CardsWithoutMeta1763700000029 } from './0029-cards-without-meta.ts';
import { DraftVersions1763700000030 } from './0030-draft-versions.ts';
import { SafeSwaps1763700000032 } from './0032-safe-swaps.ts';
import { AccessEndsTogether1763700000034 } from './0034-access-ends-together.ts';
import { NotificationSubjects1763700000037 } from './0037-notification-subjects.ts';

/** Every migration, in order. */
export const migrations = [
  Kernel1763700000001,
  Identity1763700000002,
  Community1763700000003,
  Notifications1763700000004,
  IdentityWhole1763700000005,
  CommunityWhole1763700000006,
  Media1763700000007,
  KernelWhole1763700000008,
  NamedCommands1763700000009,
  ProjectionVersions1763700000010,
  ApiTokens1763700000011,
  Erasure1763700000012,
  Settings1763700000013,
  ScheduledTopics1763700000014,
  SalesPages1763700000015,
  ReadyText1763700000018,
  Polls1763700000020,
  Attachments1763700000021,
  Tickets1763700000022,
  Introductions1763700000023,
  FeedCards1763700000024,
  MemberMarks1763700000028,
  BoardPictures1763700000025,
  CardsWithoutMeta1763700000029,
  DraftVersions1763700000030,
  SafeSwaps1763700000032,
  AccessEndsTogether1763700000034,
  NotificationSubjects1763700000037,
];
