import { Controller, Res } from '@nestjs/common';
import { dataExports, type InputOf } from '@lyceum/contracts';
import type { FastifyReply } from 'fastify';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { refused } from '../../../platform/http/refused.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { identityText } from '../identity.texts.ts';
import { Exports } from './exports.ts';

/** HTTP endpoints of data exports. No address names a member, so members can request only their own. */
@Controller()
export class ExportsController {
  constructor(private readonly exports: Exports) {}

  @Handles(dataExports.askForExport)
  async ask(@Input() { body }: InputOf<typeof dataExports.askForExport>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.exports.ask(viewer.id, body.renew) };
  }

  @Handles(dataExports.showExport)
  async show(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.exports.of(viewer.id) };
  }

  @Handles(dataExports.downloadExport)
  async download(@CurrentViewer() viewer: MemberViewer, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.exports.file(viewer.id);
    if (!file) throw refused(404, identityText('export.missing'));
    const name = `lyceum-${file.readyAt.toISOString().slice(0, 10)}.json`;
    await reply
      .type('application/json; charset=utf-8')
      .header('content-length', file.size)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(file.stream);
  }
}
