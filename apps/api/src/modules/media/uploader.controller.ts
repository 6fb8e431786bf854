import { Controller, Req } from '@nestjs/common';
import { type InputOf, media } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { readForm, uuidIn } from './form.ts';
import { mediaText } from './media.texts.ts';
import { Uploads } from './uploads.ts';

/** Part 1 §7: `POST /uploader` with file, name and uuid, or with several files. */
@Controller()
export class UploaderController {
  constructor(private readonly uploads: Uploads) {}

  @Handles(media.uploadFile)
  async upload(@Req() request: FastifyRequest, @CurrentViewer() viewer: MemberViewer) {
    if (!request.isMultipart()) throw Refusal.invalid('file', mediaText('file.required'));
    const { files, fields } = await readForm(request);
    const uuid = files.length === 1 ? uuidIn(fields) : undefined;
    const uploads: media.Upload[] = [];
    for (const { bytes, name } of files) {
      uploads.push(await this.uploads.take(viewer, { bytes, name: fields.get('name') ?? name, uuid }));
    }
    const [first] = uploads;
    if (!first) throw Refusal.invalid('file', mediaText('file.required'));
    return { data: first, uploads };
  }

  @Handles(media.removeUpload)
  async remove(@Input() { params }: InputOf<typeof media.removeUpload>, @CurrentViewer() viewer: MemberViewer) {
    await this.uploads.remove(viewer, params.id);
    return { message: mediaText('file.removed') };
  }
}
