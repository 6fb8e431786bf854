import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../http/logger.ts';
import { Jobs } from '../../jobs/jobs.ts';
import type { UploadRow } from './upload.rows.ts';
import { Uploads } from './uploads.ts';

export const CLEAN_UP_FILES = 'clean-up-files';
const EVERY_MS = 15 * 60_000;
/** An upload that nothing has taken into use by then was given up by whoever sent it. */
const UNUSED_HOURS = 24;
const BATCH = 100;

/** Removes uploads that were never used, and finishes removals that were cut short. */
@Injectable()
export class MediaJobs implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly uploads: Uploads,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(CLEAN_UP_FILES, EVERY_MS, () => this.cleanUp());
  }

  async cleanUp(): Promise<void> {
    for (let rows = await this.unused(); rows.length > 0; rows = await this.unused()) {
      const left = rows.length;
      for (const row of rows) await this.uploads.discard(row);
      this.logger.info({ files: left }, 'unused files were removed');
      if (left < BATCH) return;
    }
  }

  /** Marked in one statement, so that an upload is either taken into use or removed, never both. */
  private unused(): Promise<Pick<UploadRow, 'id' | 'key' | 'variants'>[]> {
    return run(
      this.kernel.db.pool,
      sql`update media.upload set removed_at = coalesce(removed_at, now())
          where id in (
            select id from media.upload
            where removed_at is not null
               or (owner_kind is null and created_at < now() - make_interval(hours => ${UNUSED_HOURS}::int))
            order by created_at limit ${BATCH} for update skip locked
          )
          returning id, key, variants`,
    );
  }
}
