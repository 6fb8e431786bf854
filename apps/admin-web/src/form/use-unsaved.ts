import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate.ts';

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Guards text of forms that are none of react-admin's, which has `warnWhenUnsavedChanges`, in the same words: a reload and another
 * page ask first. Answers what a dialog calls before it closes: false where the text is to stay.
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
