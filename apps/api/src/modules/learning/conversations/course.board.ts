import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, type Meta, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { KeepPlaceBoard, type PlaceBoard } from '../../community/index.ts';

interface BoardOfCourse {
  id: number;
  name: string;
}

const BOARD_NAME = 60;

/** Only participants, authors and administrators read and write on the board. */
const boardOf = ({ id, name }: BoardOfCourse): PlaceBoard => ({
  token: `course:${id}`,
  name: [...name].slice(0, BOARD_NAME).join(''),
  description: '',
  closed: true,
  readBy: 'member',
  writable: true,
  card: {},
});

/** The board of a course (docs/adr/0041). The first conversation about a lesson creates it. */
@Injectable()
export class CourseBoard {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Creates the board if it is missing and returns its id.
   * Runs in a separate transaction before the topic's. A board without a topic is harmless.
   */
  async made(course: BoardOfCourse, meta: Meta): Promise<number> {
    const { id } = await this.commands.execute(new KeepPlaceBoard(boardOf(course), { meta }));
    return id;
  }

  /** Updates the board's name from the course, if the course has a board. Idempotent. */
  async keep(courseId: number, meta: Meta): Promise<void> {
    const course = await runOne<BoardOfCourse & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select c.id, c.name from learning.course c where c.id = ${courseId}
          and exists (select 1 from learning.lesson l where l.course_id = c.id and l.topic_id is not null)`,
    );
    if (course) await this.made(course, meta);
  }
}
