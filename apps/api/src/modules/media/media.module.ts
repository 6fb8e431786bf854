import { join } from 'node:path';
import { Module, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config.ts';
import { DiskStorage } from './storage/disk.storage.ts';
import { FilesController } from './files/files.controller.ts';
import { ImageWorker } from './images/image-worker.ts';
import { MediaJobs } from './media.jobs.ts';
import { MediaPolicy } from './media.policy.ts';
import { Media } from './media.ts';
import { ClamAvScanner } from './scanning/clamav.scanner.ts';
import { noScanner, VIRUS_SCANNER, type VirusScanner } from './scanning/virus-scanner.ts';
import { S3Storage } from './storage/s3.storage.ts';
import { STORAGE, type Storage } from './storage/storage.ts';
import { UploaderController } from './uploader.controller.ts';
import { Uploads } from './uploads.ts';

/** The storage of an installation. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'files'));

const openScanner = ({ clamAvAddress }: Config): VirusScanner =>
  clamAvAddress === null ? noScanner : new ClamAvScanner(clamAvAddress);

/** Uploads, their storage, and access to them. */
@Module({
  controllers: [UploaderController, FilesController],
  providers: [
    { provide: STORAGE, useFactory: openStorage, inject: [CONFIG] },
    { provide: VIRUS_SCANNER, useFactory: openScanner, inject: [CONFIG] },
    ...[ImageWorker, MediaPolicy, Media, Uploads, MediaJobs],
  ],
  exports: [Media, STORAGE, Uploads],
})
export class MediaModule implements OnModuleInit {
  onModuleInit(): void {}
}
