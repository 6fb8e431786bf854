import { Controller, ForbiddenException } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../http/answers.ts';
import { Handles, Input } from '../../http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../http/viewer.ts';
import { CommentQueries } from './comment.queries.ts';
import {
  AcceptAnswer,
  DeleteComment,
  DeleteTopic,
  EditComment,
  EditTopic,
  LikePost,
  type Made,
  SetSticky,
  SetTicketStatus,
} from './community.commands.ts';
import { CommunityFacts } from './community.facts.ts';
import { asksForFiles } from './post-files.ts';
import { SHOWN } from './topic.answers.ts';

type Update = InputOf<typeof community.updatePost>['body'];

/** What is asked of a post by its id alone: opening posts, comments and replies share one space of ids. */
@Controller()
export class PostsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: CommunityFacts,
    private readonly comments: CommentQueries,
  ) {}

  @Handles(community.likePost)
  like(@Input() { params }: InputOf<typeof community.likePost>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, params.id, true);
  }

  @Handles(community.unlikePost)
  unlike(@Input() { params }: InputOf<typeof community.unlikePost>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, params.id, false);
  }

  @Handles(community.toggleLike)
  toggle(@Input() { body }: InputOf<typeof community.toggleLike>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, body.id, 'toggle');
  }

  @Handles(community.listLikers, SHOWN)
  async likers(@Input() { params, query }: InputOf<typeof community.listLikers>, @CurrentViewer() viewer: Viewer) {
    await this.facts.post(viewer, params.id);
    return this.comments.likers(params.id, query);
  }

  @Handles(community.updatePost)
  async update(@Input() { params, body }: InputOf<typeof community.updatePost>, @CurrentViewer() viewer: MemberViewer) {
    const post = await this.facts.post(viewer, params.id);
    const { position } =
      post.commentId === null
        ? await this.updateTopic(viewer, post.id, body)
        : await this.updateComment(viewer, post.commentId, body);
    return new Committed(position, { success: true });
  }

  @Handles(community.deletePost)
  async delete(@Input() { params }: InputOf<typeof community.deletePost>, @CurrentViewer() viewer: MemberViewer) {
    const post = await this.facts.post(viewer, params.id);
    const { position } = await this.commands.execute(
      post.commentId === null ? new DeleteTopic(post.id, { viewer }) : new DeleteComment(post.commentId, { viewer }),
    );
    return new Committed(position, { message: 'Deleted.' });
  }

  private async updateTopic(viewer: MemberViewer, topicId: number, body: Update): Promise<Made> {
    const release_date = body.release_date ?? body['conversation[release_date]'] ?? body.conversation?.release_date;
    const edited = await this.commands.execute(new EditTopic(topicId, { ...body, release_date }, { viewer }));
    const commands = [
      body.sticky === undefined ? [] : new SetSticky(topicId, body.sticky, { viewer }),
      body.ticket_status === undefined ? [] : new SetTicketStatus(topicId, body.ticket_status, { viewer }),
    ].flat();
    let { position } = edited;
    for (const command of commands) position = (await this.commands.execute(command)).position ?? position;
    return { id: topicId, position };
  }

  private async updateComment(
    viewer: MemberViewer,
    id: number,
    { accept_answer, ticket_status, version, ...body }: Update,
  ): Promise<Made> {
    if (ticket_status !== undefined) {
      throw Refusal.invalid('ticket_status', 'Only a ticket has a ticket status.');
    }
    // Files come with their text, which must not be empty.
    const content = body.content ?? (asksForFiles(body) ? '' : undefined);
    if (content !== undefined && viewer.impersonatorId !== null) {
      throw new ForbiddenException('This is not possible while impersonating.');
    }
    const edited =
      content === undefined
        ? { id, position: null }
        : await this.commands.execute(new EditComment(id, content, { viewer }, version, body));
    if (accept_answer === undefined) return edited;
    const accepted = await this.commands.execute(new AcceptAnswer(id, accept_answer, { viewer }));
    return { id, position: accepted.position ?? edited.position };
  }

  private async setLike(viewer: MemberViewer, postId: number, wanted: boolean | 'toggle') {
    const { liked, position } = await this.commands.execute(new LikePost(postId, wanted, { viewer }));
    const likes_count = await this.comments.likesOf(postId, { liked, position });
    return new Committed(position, { data: { post_id: postId, liked, likes_count } });
  }
}
