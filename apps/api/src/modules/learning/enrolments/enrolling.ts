import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, Refusal, type Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { learningText } from '../learning.texts.ts';
import type { CourseFacts } from '../rights/facts.ts';
import { canEnrol, doorOf, teaches } from '../rights/policies.ts';
import {
  type EnrolmentAsk,
  type EnrolmentCommand,
  enrolmentDecider,
  type EnrolmentState,
  enrolmentStream,
} from './enrolment.decider.ts';

interface With {
  meta: Meta;
  at?: Date;
  tx?: Repeatable;
}

/** Executes one command on the enrolment stream of a member and a course. */
@Injectable()
export class Enrolling {
  constructor(private readonly kernel: Kernel) {}

  decide(
    of: { course_id: number; member_id: number },
    ask: EnrolmentAsk,
    { meta, at, tx }: With,
  ): Promise<Executed<EnrolmentState>> {
    const command: EnrolmentCommand = { ...of, ...ask };
    return this.kernel.execute({
      decider: enrolmentDecider,
      stream: enrolmentStream(of.course_id, of.member_id),
      ...{ meta, at, tx },
      prepare: () => ({ command }),
    });
  }

  /**
   * Enrols a viewer who is not in the course. Authors can always enrol, to see the course as learners do.
   * @throws {Refusal} with the reason why the viewer cannot enrol
   */
  async comeIn(viewer: MemberViewer, course: CourseFacts, given: With): Promise<Executed<EnrolmentState> | null> {
    if (course.standing === 'in' && doorOf(viewer, course) === null) return null;
    const isAuthor = teaches(viewer, course);
    if (!isAuthor && !canEnrol(viewer, course)) throw refusalOf(viewer, course);
    const ask = { kind: 'enrol' as const, by: isAuthor ? viewer.id : null };
    return this.decide({ course_id: course.id, member_id: viewer.id }, ask, given);
  }
}

function refusalOf(viewer: MemberViewer, course: CourseFacts): Refusal {
  const door = doorOf(viewer, course);
  if (door === null) return new Refusal('conflict', learningText('enrol.release'));
  return new Refusal('forbidden', learningText(door === 'levels' ? 'enrol.levels' : 'enrol.invitation'));
}
