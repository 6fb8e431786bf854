import { useCallback, useEffect, useRef, useState } from 'react';

export type Device = 'microphone' | 'camera';
/**
 * State of a device: not requested, pending, on, denied by the user, missing, used by another program, or unsupported.
 */
export type DeviceState = 'off' | 'asking' | 'on' | 'denied' | 'missing' | 'busy' | 'unsupported';

const REASONS: Record<string, DeviceState> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const ASKED: Record<Device, MediaStreamConstraints> = {
  microphone: { audio: { echoCancellation: true, noiseSuppression: true } },
  camera: { video: { width: { ideal: 640 }, height: { ideal: 360 } } },
};

/** The member's microphone or camera, off until they switch it on. */
export function useDevice(device: Device) {
  const [state, setState] = useState<DeviceState>('off');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const held = useRef<MediaStreamTrack | null>(null);
  const turn = useRef(0);

  const put = useCallback((next: MediaStreamTrack | null) => {
    if (held.current !== next) held.current?.stop();
    held.current = next;
    setTrack(next);
  }, []);

  const off = useCallback(() => {
    turn.current += 1;
    put(null);
    setState('off');
  }, [put]);

  const on = useCallback(async () => {
    const mine = ++turn.current;
    if (!('mediaDevices' in navigator)) return setState('unsupported');
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia(ASKED[device]);
      const [found] = stream.getTracks();
      if (turn.current !== mine) return found?.stop();
      found!.onended = () => off();
      put(found!);
      setState('on');
    } catch (error) {
      if (turn.current !== mine) return;
      put(null);
      setState(REASONS[(error as Error).name] ?? 'missing');
    }
  }, [device, off, put]);

  useEffect(
    () => () => {
      turn.current += 1;
      held.current?.stop();
    },
    [],
  );
  return { state, track, on, off };
}
export type DeviceHold = ReturnType<typeof useDevice>;
