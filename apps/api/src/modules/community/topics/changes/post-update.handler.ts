import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Repeatable, Refusal, run } from '@lyceum/kernel';
import { AcceptAnswer, EditTopic, SetSticky, SetTicketStatus, UpdatePost } from '../topic.commands.ts';
import { EditComment } from '../../comments/comment.commands.ts';
import type { Given, Made } from '../../posts/given.ts';
import { CommunityFacts } from '../../rights/facts.ts';
import { topicToChange } from '../../rights/preconditions.ts';
import { asksForFiles } from '../../attachments/post-files.ts';
import { withFreeAddress } from './topic-edit.handler.ts';
import { communityText } from '../../community.texts.ts';

type Part = EditTopic | SetSticky | SetTicketStatus | EditComment | AcceptAnswer;
type Input = UpdatePost['input'];

/** The older endpoint that changes several properties of a post in one request. If one change is refused, all are. */
@CommandHandler(UpdatePost)
export class UpdatePostHandler implements ICommandHandler<UpdatePost> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly commands: CommandBus,
  ) {}

  async execute({ postId, input, given }: UpdatePost): Promise<Made> {
    const { id: topicId, commentId } = await this.facts.post(given.viewer, postId);
    const parts = (within: Given): Part[] =>
      commentId === null ? topicParts(topicId, input, within) : commentParts(commentId, input, within);
    const several = parts(given).length > 1;
    const position = several
      ? await withFreeAddress(() =>
          this.kernel.transaction((tx) => this.together(topicId, parts({ ...given, tx }), tx)),
        )
      : await this.inTurn(parts(given));
    return { id: commentId ?? topicId, position };
  }

  /**
   * Locks the topic's row before the first write. The changes then follow all transactions that rely on the old state.
   */
  private async together(topicId: number, parts: readonly Part[], tx: Repeatable): Promise<Made['position']> {
    await run(tx, topicToChange(topicId));
    return this.inTurn(parts);
  }

  private async inTurn(parts: readonly Part[]): Promise<Made['position']> {
    let last: Made['position'] = null;
    for (const part of parts) last = (await this.commands.execute(part)).position ?? last;
    return last;
  }
}

function topicParts(topicId: number, input: Input, given: Given): Part[] {
  const { sticky, ticket_status } = input;
  const release_date = input.release_date ?? input['conversation[release_date]'] ?? input.conversation?.release_date;
  return [
    new EditTopic(topicId, { ...input, release_date }, given),
    ...(sticky === undefined ? [] : [new SetSticky(topicId, sticky, given)]),
    ...(ticket_status === undefined ? [] : [new SetTicketStatus(topicId, ticket_status, given)]),
  ];
}

/**
 * The commands for a comment.
 * @throws {Refusal} `invalid` for a field that comments do not have.
 */
function commentParts(id: number, { accept_answer, ticket_status, version, ...input }: Input, given: Given): Part[] {
  if (ticket_status !== undefined) {
    throw Refusal.invalid('ticket_status', communityText('ticket.status'));
  }
  // Files without a text result in an empty text, which the command refuses.
  const content = input.content ?? (asksForFiles(input) ? '' : undefined);
  return [
    ...(content === undefined ? [] : [new EditComment(id, content, given, version, input)]),
    ...(accept_answer === undefined ? [] : [new AcceptAnswer(id, accept_answer, given)]),
  ];
}
