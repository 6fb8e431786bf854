import classes from './Skeletons.module.css';

const Bar = ({ width, height = 12 }: { width: string; height?: number }) => (
  <span className={classes.bar} style={{ width, height }} />
);

const CommentSkeleton = () => (
  <div className={classes.comment} data-skeleton="comment">
    <span className={classes.disc} data-small />
    <div className={classes.lines}>
      <Bar width="34%" />
      <Bar width="92%" />
    </div>
  </div>
);

/** Placeholder of a topic card with this many comments (part 1 §9: three topics with one, or one with three). */
function TopicSkeleton({ comments }: { comments: number }) {
  return (
    <div className={classes.card} data-skeleton="topic">
      <div className={classes.head}>
        <span className={classes.disc} />
        <div className={classes.lines}>
          <Bar width="30%" />
          <Bar width="44%" height={10} />
        </div>
      </div>
      <Bar width="72%" height={20} />
      <div className={classes.lines}>
        <Bar width="100%" />
        <Bar width="96%" />
        <Bar width="58%" />
      </div>
      <Bar width="24%" height={14} />
      {Array.from({ length: comments }, (_, index) => (
        <CommentSkeleton key={index} />
      ))}
    </div>
  );
}

/** Placeholder of the composer while the viewer is unknown. */
export function ComposerSkeleton() {
  return (
    <div className={classes.line} aria-hidden="true">
      <span className={classes.disc} />
      <Bar width="42%" />
    </div>
  );
}

/** Placeholder of a feed. */
export function FeedSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.stack} role="status" aria-label={label}>
      <TopicSkeleton comments={1} />
      <TopicSkeleton comments={1} />
      <TopicSkeleton comments={1} />
    </div>
  );
}

/** Placeholder of a conversation. */
export function ConversationSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <TopicSkeleton comments={3} />
    </div>
  );
}

/** Placeholder of a list of comments. */
export function CommentsSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.comments} role="status" aria-label={label}>
      <CommentSkeleton />
      <CommentSkeleton />
      <CommentSkeleton />
    </div>
  );
}

/** Placeholder of list rows with a picture and two lines. */
export function RowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className={classes.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <CommentSkeleton key={index} />
      ))}
    </div>
  );
}
