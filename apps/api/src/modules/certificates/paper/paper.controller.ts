import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { refused } from '../../../platform/http/refused.ts';
import { printed } from '../../../platform/paper/press.ts';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { FinishedCourses } from '../../learning/index.ts';
import { Settings } from '../../settings/index.ts';
import { certificateText } from '../certificates.texts.ts';
import { CertificateQueries, type CertificateRow } from '../reading/certificate.queries.ts';
import { certificateOf, type Paper } from './certificate.pdf.ts';

const missing = () => refused(404, certificateText('missing'));

/** Renders the PDF on request, for its member and the course's teachers. Others see the page that verifies the code. */
@Controller()
export class PaperController {
  constructor(
    private readonly queries: CertificateQueries,
    private readonly courses: FinishedCourses,
    private readonly settings: Settings,
  ) {}

  @Get('certificates/:code.pdf')
  async file(
    @Param('code') code: string,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    if (viewer.id === null || !(await this.courses.isThere())) throw missing();
    const row = await this.queries.byCode(code);
    if (row.withdrawn_at !== null || row.name === '') throw missing();
    if (row.member_id !== viewer.id && !(await this.courses.isOwn(viewer, row.course_id))) throw missing();
    const language = languageOf(reply.request);
    const pdf = await printed(certificateOf(await this.paper(row, language)));
    if (!pdf) throw refused(429, certificateText('busy'));
    const name = `${certificateText('paper.file').in(language)}-${row.slug}.pdf`;
    void reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`);
    return pdf;
  }

  private async paper(row: CertificateRow, language: ReturnType<typeof languageOf>): Promise<Paper> {
    const [{ values }, zone] = await Promise.all([this.settings.current(), this.courses.zone()]);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: zone }).format(row.finished_at);
    const says = (key: 'title' | 'for' | 'finished' | 'verify') => certificateText(`paper.${key}`).in(language);
    return {
      ...{ language, community: values.community_name, title: says('title'), intro: says('for'), name: row.name },
      ...{ finished: says('finished'), course: row.course_name, on: certificateText('paper.on', { day }).in(language) },
      ...{ verify: says('verify'), url: this.queries.addressOf(row.code), code: row.code },
      issuedAt: row.issued_at.toISOString(),
    };
  }
}
