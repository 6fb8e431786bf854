import { useSettings } from '../session/settings.ts';
import { releaseRealtime, startRealtime } from './connection.ts';

/**
 * To be called when a session that was to end has not: the connection is stopped before that is asked, since joining
 * its channels again with what is left of the session would be refused.
 */
export function useRestart(): () => void {
  const realtimeKey = useSettings()?.realtime_key;
  return () => {
    releaseRealtime();
    if (realtimeKey) void startRealtime(realtimeKey);
  };
}
