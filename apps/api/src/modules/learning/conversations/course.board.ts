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

/** Whoever is in a course reads and writes there; nobody else does but administrators. */
const boardOf = ({ id, name }: BoardOfCourse): PlaceBoard => ({
  token: `course:${id}`,
  name: [...name].slice(0, BOARD_NAME).join(''),
  description: '',
  closed: true,
  readBy: 'member',
  writable: true,
  card: {},
});

/** The board of a course (docs/adr/0041), made with the first conversation about one of its lessons. */
@Injectable()
export class CourseBoard {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
  ) {}

  /** Its id. Another's transaction does not see it: it comes first, and is no harm where nothing follows. */
  async made(course: BoardOfCourse, meta: Meta): Promise<number> {
    const { id } = await this.commands.execute(new KeepPlaceBoard(boardOf(course), { meta }));
    return id;
  }

  /** Brings it to what the course is called by now, where there is one; the same twice changes nothing. */
  async keep(courseId: number, meta: Meta): Promise<void> {
    const course = await runOne<BoardOfCourse & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select c.id, c.name from learning.course c where c.id = ${courseId}
          and exists (select 1 from learning.lesson l where l.course_id = c.id and l.topic_id is not null)`,
    );
    if (course) await this.made(course, meta);
  }
}
