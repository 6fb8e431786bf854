import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { certificates as contract, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { whole } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { certificateText } from '../certificates.texts.ts';
import { IssueByHand, WithdrawCertificate } from '../issuing/certificate.commands.ts';
import { CertificateQueries } from './certificate.queries.ts';

/** HTTP operations for certificates. */
@Controller()
export class CertificatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: CertificateQueries,
  ) {}

  @Handles(contract.listCertificates)
  async mine(@CurrentViewer() viewer: MemberViewer) {
    return whole(await this.queries.mine(viewer.id));
  }

  @Handles(contract.verifyCertificate)
  async verify(@Input() { params }: InputOf<typeof contract.verifyCertificate>) {
    return { data: await this.queries.verified(params.code) };
  }

  @Handles(contract.listCourseCertificates, [directory])
  ofCourse(
    @Input() { params, query }: InputOf<typeof contract.listCourseCertificates>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.queries.ofCourse(viewer, params.course, query);
  }

  @Handles(contract.issueCertificate, [directory])
  async issue(
    @Input() { params, body }: InputOf<typeof contract.issueCertificate>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { user_id, reason } = body;
    const command = new IssueByHand(params.course, user_id, { viewer, reason });
    const { position, courseId } = await this.commands.execute(command);
    return new Committed(position, { data: await this.queries.ofMember(courseId, user_id) });
  }

  @Handles(contract.withdrawCertificate)
  async withdraw(
    @Input() { params, query }: InputOf<typeof contract.withdrawCertificate>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new WithdrawCertificate(params.course, params.member_id, { viewer, reason: query.reason });
    const { position } = await this.commands.execute(command);
    return new Committed(position, { message: certificateText('withdrawn') });
  }
}
