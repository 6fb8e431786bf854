import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../../../lib/retry.ts';
import type { Me } from '../../../lib/session/session.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { useTokens } from '../own-data.mutations.ts';
import { ShownToken } from './ShownToken.tsx';
import classes from '../Settings.module.css';
import { TokenRow } from './TokenRow.tsx';

/** Settings tab with the API tokens. A token is visible only once, after creation. */
export function TokensTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <p className={classes.hint}>
        {t('tokens.hint')} <a href="/api/docs">{t('tokens.docs')}</a>
      </p>
      <TokenList />
      {made === null ? (
        <NewTokenForm me={me} onMade={setMade} />
      ) : (
        <ShownToken token={made} onDone={() => setMade(null)} />
      )}
    </>
  );
}

function TokenList() {
  const { t } = useTranslation();
  const tokens = useTokens();
  const retry = useRetry();
  if (tokens.isPending) return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (!tokens.data) return <FailedState quiet title={t('tokens.failed')} onRetry={retry} />;
  if (tokens.data.length === 0) return <p className={classes.none}>{t('tokens.empty')}</p>;
  return (
    <ul className={classes.sessions}>
      {tokens.data.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}
