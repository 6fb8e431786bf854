import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useErrorText } from '../data/errors.ts';
import type { Board, ConsoleDataProvider, Settings } from '../data/types.ts';
import { useReread } from '../data/use-reread.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ALL_BOARDS } from '../boards/use-boards.ts';
import { eachInTurn } from '../list/each-in-turn.ts';
import { SETTINGS_ID } from '../settings/settings-id.ts';
import { type SetupValues, type Step, stepsOf } from './steps.ts';

/** A step that the server refused, with the message to show. */
export interface SetupFailure {
  title: string;
  why: string;
}

/**
 * Runs the set-up step by step. A refused step holds no other back, and a repeated set-up leaves out what is done. `state`
 * is `done` once nothing failed.
 */
export function useSetup(settings: Settings) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const reread = useReread();
  const [state, setState] = useState<'open' | 'running' | 'done'>('open');
  const [failures, setFailures] = useState<SetupFailure[]>([]);
  const [invited, setInvited] = useState<string[]>([]);

  const send = ({ kind, data }: Step) =>
    kind === 'settings'
      ? provider.update('settings', {
          id: SETTINGS_ID,
          data: { ...settings, ...data, reason: translate('setup.reason') },
          previousData: settings,
        })
      : provider.create(kind, { data: { ...data, reason: translate('setup.reason') } });

  const run = async (values: SetupValues): Promise<void> => {
    setState('running');
    try {
      const { data: boards } = await provider.getList<Board>('boards', ALL_BOARDS);
      const textsOf = (name: SetupValues['boards'][number]) => ({
        name: translate(`setup.boards.${name}.name`),
        description: translate(`setup.boards.${name}.description`),
      });
      const title = translate('resources.settings.name', { count: 2 });
      const steps = stepsOf(values, { settings, boards, invited }, textsOf, title);
      const { done, failed } = await eachInTurn(steps, send);
      setInvited([...invited, ...done.filter(({ kind }) => kind === 'members').map((step) => step.title)]);
      setFailures(failed.map(({ item, error }) => ({ title: item.title, why: errorText(error) })));
      reread();
      setState(failed.length > 0 ? 'open' : 'done');
      if (failed.length === 0) notify(translate('setup.done'), { type: 'success' });
    } catch (error) {
      setFailures([{ title: translate('resources.boards.name', { count: 2 }), why: errorText(error) }]);
      setState('open');
    }
  };
  return { run, state, failures };
}
