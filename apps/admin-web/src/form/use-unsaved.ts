import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate.ts';

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Guards unsaved text in forms outside react-admin, like its `warnWhenUnsavedChanges`, with the same texts. A reload or
 * navigation asks for confirmation. Returns a function for dialogs to call before closing: false means keep the text.
 */
export function useUnsaved(isUnsaved: boolean): () => boolean {
  const translate = useTranslate();
  const mayLose = () => !isUnsaved || window.confirm(translate('ra.message.unsaved_changes'));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (mayLose()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => ask(), [blocker.state]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [isUnsaved]);
  return mayLose;
}
