import { useSettings } from '../session/settings.ts';
import { releaseRealtime, startRealtime } from './connection.ts';

/**
 * Returns a function that reopens the connection when a session failed to end. The connection closes before that
 * request, because rejoining with the ending session would be refused.
 */
export function useRestart(): () => void {
  const realtimeKey = useSettings()?.realtime_key;
  return () => {
    releaseRealtime();
    if (realtimeKey) void startRealtime(realtimeKey);
  };
}
