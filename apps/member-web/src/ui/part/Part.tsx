import { Component, Suspense, useLayoutEffect, type ReactNode } from 'react';
import i18next from 'i18next';
import { PartMissing } from '../../lib/parts/lazy-part.ts';
import { mendStyles } from '../../lib/parts/lost-styles.ts';
import { isOffline, whenBack } from '../../lib/offline.ts';
import { toast } from '../../lib/toast.ts';
import { visit } from '../../lib/visit.ts';
import { hush } from '../../lib/keyboard/use-shortcuts.ts';
import classes from './Part.module.css';

interface Props {
  children: ReactNode;
  /** Shown while the part loads. */
  fallback?: ReactNode;
  /**
   * Shown if the part cannot load.
   * `words`: the reason, in its place.
   * `opened`: the fallback and a message, because a click requested the part.
   * `nothing`: nothing, for optional parts.
   */
  missing?: 'words' | 'opened' | 'nothing';
}

const words = (): string => i18next.t(isOffline() ? 'offline.part' : 'offline.missing');

/** A newer build may have replaced the part. Drafts survive the reload, which loads the new build. */
const reload = () => location.reload();

/** Suspends shortcuts between the click and the opened part. */
function Opening({ children }: { children: ReactNode }) {
  useLayoutEffect(() => hush(), []);
  return children;
}

function Words() {
  return (
    <div className={classes.words} role="status">
      <p>{words()}</p>
      {!isOffline() && (
        <button type="button" className={classes.retry} onClick={reload}>
          {i18next.t('app.retry')}
        </button>
      )}
    </div>
  );
}

interface State {
  error: unknown;
  isReady: boolean;
}

/**
 * Boundary around a lazy part. If it fails to load, the screen stays, and the part loads when the connection returns.
 */
export class Part extends Component<Props, State> {
  // A rendered document has no lazy parts, because hydration can't wait for them.
  override state: State = { error: null, isReady: !visit() };
  private stop: () => void = () => undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidMount(): void {
    this.stop = whenBack(() => void this.again());
    if (!this.state.isReady) this.setState({ isReady: true });
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof PartMissing) || this.props.missing !== 'opened') return;
    const action = isOffline() ? undefined : { label: i18next.t('app.retry'), run: reload };
    toast({ kind: 'error', text: words(), action, passing: true });
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  private async again(): Promise<void> {
    const { error } = this.state;
    if (!(error instanceof PartMissing)) return;
    await mendStyles();
    error.again();
    this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error, isReady } = this.state;
    const { children, fallback, missing = 'words' } = this.props;
    if (error instanceof PartMissing) return missing === 'words' ? <Words /> : missing === 'opened' ? fallback : null;
    // Other errors belong to the screen.
    if (error) throw error;
    if (!isReady) return fallback;
    return <Suspense fallback={missing === 'opened' ? <Opening>{fallback}</Opening> : fallback}>{children}</Suspense>;
  }
}
