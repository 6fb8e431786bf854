import { Component, Suspense, useLayoutEffect, type ReactNode } from 'react';
import i18next from 'i18next';
import { PartMissing } from '../../lib/parts/lazy-part.ts';
import { mendStyles } from '../../lib/parts/lost-styles.ts';
import { isOffline, whenBack } from '../../lib/offline.ts';
import { toast } from '../../lib/toast.ts';
import { hush } from '../../lib/keyboard/use-shortcuts.ts';
import classes from './Part.module.css';

interface Props {
  children: ReactNode;
  /** Stands there until it has come. */
  fallback?: ReactNode;
  /**
   * What is to be seen of it where it cannot be had. `words`: in its place, why. `opened`: a click asked for it, what was
   * clicked stays, and a message says why. `nothing`: it is missed by nobody.
   */
  missing?: 'words' | 'opened' | 'nothing';
}

const words = (): string => i18next.t(isOffline() ? 'offline.part' : 'offline.missing');

/** A newer version may have replaced it: what is typed is kept, and the new one knows its parts. */
const reload = () => location.reload();

/** Between the click and what it opens: no key is meant as a shortcut then. */
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

/** Around what is loaded when it is needed: where that fails, the screen stays, and it opens by itself once the connection is back. */
export class Part extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  private stop: () => void = () => undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount(): void {
    this.stop = whenBack(() => void this.again());
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
    const { error } = this.state;
    const { children, fallback, missing = 'words' } = this.props;
    if (error instanceof PartMissing) return missing === 'words' ? <Words /> : missing === 'opened' ? fallback : null;
    // A fault of another kind is the screen's.
    if (error) throw error;
    return <Suspense fallback={missing === 'opened' ? <Opening>{fallback}</Opening> : fallback}>{children}</Suspense>;
  }
}
