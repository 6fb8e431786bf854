import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open invitations are found by the member who gave them: they end when that member loses the group or the event. */
export class InvitationsByInviter1763700000075 implements MigrationInterface {
  name = 'InvitationsByInviter1763700000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index group_invitations_by_inviter on groups.member (invited_by, group_id) where status = 'invited';
      create index event_invitations_by_inviter on calendar.attendance (invited_by, event_id) where status = 'invited';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index calendar.event_invitations_by_inviter;
      drop index groups.group_invitations_by_inviter;
    `);
  }
}
