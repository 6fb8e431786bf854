import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { CommentQueries } from './reading/comment.queries.ts';
import { EditComment, PostComment, RestoreComment } from './comment.commands.ts';
import { CommunityFacts, missing } from '../rights/facts.ts';
import { RevisionQueries } from '../posts/revision.queries.ts';
import { SHOWN } from '../posts/answered.ts';
import { orHeld } from '../posts/screening/or-held.ts';
import { CommentAnswers } from './reading/comment.answers.ts';
import { TEXTS_OF_COMMENTS } from './comment.events.ts';
import { commentStream } from './comment.decider.ts';

/** HTTP endpoints of comments and replies. */
@Controller()
export class CommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: CommunityFacts,
    private readonly comments: CommentQueries,
    private readonly revisions: RevisionQueries,
    private readonly answers: CommentAnswers,
  ) {}

  @Handles(community.listComments, SHOWN)
  async list(@Input() { params, query }: InputOf<typeof community.listComments>, @CurrentViewer() viewer: Viewer) {
    const list = await this.comments.list(viewer, params.id, query, await this.begin(viewer, params.id, query));
    if (!list) throw missing('topic');
    return list;
  }

  @Handles(community.listReplies, SHOWN)
  async replies(@Input() { query }: InputOf<typeof community.listReplies>, @CurrentViewer() viewer: Viewer) {
    await this.facts.comment(viewer, query.comment_id);
    return this.comments.replies(viewer, query.comment_id, query);
  }

  @Handles(community.postComment)
  post(@Input() { params, body }: InputOf<typeof community.postComment>, @CurrentViewer() viewer: MemberViewer) {
    return this.comment(viewer, params.id, body);
  }

  @Handles(community.postCommentFlat)
  postFlat(@Input() { body }: InputOf<typeof community.postCommentFlat>, @CurrentViewer() viewer: MemberViewer) {
    return this.comment(viewer, body.topic_id, body);
  }

  @Handles(community.editComment)
  async edit(@Input() { params, body }: InputOf<typeof community.editComment>, @CurrentViewer() viewer: MemberViewer) {
    const command = new EditComment(params.id, body.content, { viewer }, body.version, body);
    return this.answers.with(viewer, await this.commands.execute(command), params.id);
  }

  @Handles(community.restoreComment)
  async restore(
    @Input() { params, body }: InputOf<typeof community.restoreComment>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const command = new RestoreComment(params.id, { viewer, reason: body.reason });
    return this.answers.with(viewer, await this.commands.execute(command), params.id);
  }

  @Handles(community.commentHistory, [directory])
  async history(@Input() { params, query }: InputOf<typeof community.commentHistory>, @CurrentViewer() viewer: Viewer) {
    await this.facts.comment(viewer, params.id);
    return this.revisions.of(commentStream(params.id), TEXTS_OF_COMMENTS, query);
  }

  /** The top-level comment where the list starts, or null for the usual start. For a reply, that is its parent. */
  private async begin(
    viewer: Viewer,
    topicId: number,
    query: InputOf<typeof community.listComments>['query'],
  ): Promise<number | null> {
    const { around } = query;
    if (around === 'newest') return this.comments.newestFrom(topicId, query);
    return around === undefined ? null : this.thread(viewer, topicId, around);
  }

  private async thread(viewer: Viewer, topicId: number, commentId: number): Promise<number> {
    const comment = await this.facts.comment(viewer, commentId);
    if (comment.id !== topicId) throw missing('comment');
    return comment.inReplyTo ?? comment.commentId;
  }

  private async comment(viewer: MemberViewer, topicId: number, body: InputOf<typeof community.postComment>['body']) {
    const command = new PostComment(topicId, body.content, { viewer }, body.in_reply_to, body, body.gif);
    return orHeld(async () => this.answers.withNew(viewer, await this.commands.execute(command)));
  }
}
