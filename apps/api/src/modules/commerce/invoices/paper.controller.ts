import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import { refused } from '../../../platform/http/refused.ts';
import { CurrentViewer, isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { printed } from '../../../platform/paper/press.ts';
import { Settings } from '../../settings/index.ts';
import { commerceText } from '../commerce.texts.ts';
import type { InvoiceIssued } from './invoice.events.ts';
import { invoiceOf } from './invoice.pdf.ts';
import { SignedInvoices } from './signed.ts';

const missing = () => refused(404, commerceText('invoice.missing'));

/** Renders the invoice PDF on request, for its member and for administrators. */
@Controller()
export class InvoicePaperController {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
    private readonly signed: SignedInvoices,
  ) {}

  @Get('invoices/:id.pdf')
  async file(
    @Param('id') given: string,
    @Query() { until, signature }: Record<string, unknown>,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const id = /^\d{1,9}$/.test(given) ? Number(given) : 0;
    const { values } = await this.settings.current();
    if (viewer.id === null || !values.plugins.includes('commerce')) throw missing();
    if (!this.signed.isGood(id, viewer.id, Number(until), String(signature))) throw missing();
    const row = await runOne<{ member_id: number; number: string; issued_at: Date; paper: InvoiceIssued['data'] }>(
      this.kernel.db.lookups,
      sql`select member_id, number, issued_at, paper from commerce.invoice where id = ${id}`,
    );
    if (!row || (row.member_id !== viewer.id && !isAtLeast(viewer, 'admin'))) throw missing();
    const pdf = await printed(invoiceOf(row.paper, row.issued_at, values.time_zone));
    if (!pdf) throw refused(429, commerceText('invoice.busy'));
    const name = commerceText('paper.file').in(row.paper.locale as 'en' | 'nl');
    void reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${name}-${row.number}.pdf"`);
    return pdf;
  }
}
