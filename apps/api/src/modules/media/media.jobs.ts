import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../platform/observability/logger.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { UploadRow } from './upload.rows.ts';
import { Uploads } from './uploads.ts';

export const CLEAN_UP_FILES = 'clean-up-files';
const EVERY_MS = 15 * 60_000;
/** An upload that is not attached to a record by then counts as abandoned. */
const UNUSED_HOURS = 24;
const BATCH = 100;

type Unused = Pick<UploadRow, 'id' | 'key' | 'variants'>;

/** Removes uploads that were never used, and completes interrupted removals. */
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

  /** A file whose removal fails delays no others, and the next run tries it again. */
  async cleanUp(): Promise<void> {
    const failed: number[] = [];
    for (let rows = await this.unused(failed); rows.length > 0; rows = await this.unused(failed)) {
      const before = failed.length;
      for (const row of rows) await this.discard(row, failed);
      this.logger.info({ files: rows.length - (failed.length - before) }, 'unused files were removed');
      if (rows.length < BATCH) return;
    }
  }

  private async discard(row: Unused, failed: number[]): Promise<void> {
    try {
      await this.uploads.discard(row);
    } catch (err) {
      failed.push(row.id);
      this.logger.warn({ err, upload: row.id }, 'an unused file could not be removed');
    }
  }

  /** Marks them in one statement, so that an upload is either attached or removed, never both. */
  private unused(failed: readonly number[]): Promise<Unused[]> {
    return run(
      this.kernel.db.pool,
      sql`update media.upload set removed_at = coalesce(removed_at, now())
          where id in (
            select id from media.upload
            where (removed_at is not null
                   or (owner_kind is null and created_at < now() - make_interval(hours => ${UNUSED_HOURS}::int)))
              and id <> all(${failed}::int[])
            order by created_at limit ${BATCH} for update skip locked
          )
          returning id, key, variants`,
    );
  }
}
