import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { courseParticipants as contract, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { learningText } from '../learning.texts.ts';
import { namedBy } from '../rights/facts.ts';
import { EnrolMembers, RemoveLearner, SetException } from './enrolment.commands.ts';
import { ParticipantQueries } from './participant.queries.ts';

type OfException = InputOf<typeof contract.addException>['params'];

/** HTTP operations for authors who manage the participants of a course. */
@Controller()
export class ParticipantsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly participants: ParticipantQueries,
  ) {}

  @Handles(contract.listParticipants, [directory])
  list(@Input() { params, query }: InputOf<typeof contract.listParticipants>, @CurrentViewer() viewer: MemberViewer) {
    return this.participants.list(viewer, namedBy(params.course), query);
  }

  @Handles(contract.enrolMembers)
  async enrol(@Input() { params, body }: InputOf<typeof contract.enrolMembers>, @CurrentViewer() viewer: MemberViewer) {
    const command = new EnrolMembers(namedBy(params.course), body.user_ids, { viewer }, body.reason);
    const { position, enrolled } = await this.commands.execute(command);
    return new Committed(position, { data: enrolled.map((user_id) => ({ user_id })) });
  }

  @Handles(contract.removeParticipant)
  async remove(
    @Input() { params, query }: InputOf<typeof contract.removeParticipant>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new RemoveLearner(namedBy(params.course), params.member_id, { viewer }, query.reason);
    const { position } = await this.commands.execute(command);
    return new Committed(position, { message: learningText('learner.removed') });
  }

  @Handles(contract.addException)
  except(@Input() { params, body }: InputOf<typeof contract.addException>, @CurrentViewer() viewer: MemberViewer) {
    return this.excepted(viewer, params, true, body.reason);
  }

  @Handles(contract.removeException)
  unexcept(
    @Input() { params, query }: InputOf<typeof contract.removeException>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.excepted(viewer, params, false, query.reason);
  }

  private async excepted(viewer: MemberViewer, params: OfException, isOpen: boolean, reason?: string) {
    const course = namedBy(params.course);
    const command = new SetException(course, params.member_id, params.lesson_id, isOpen, { viewer }, reason);
    const { position } = await this.commands.execute(command);
    return new Committed(position, { data: await this.participants.one(viewer, course, params.member_id) });
  }
}
