import { Button } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Device, DeviceHold } from './meeting/use-devices.ts';
import classes from './LiveRoom.module.css';

const ICONS = { microphone: [IconMicrophone, IconMicrophoneOff], camera: [IconVideo, IconVideoOff] } as const;

/** Button that switches the member's microphone or camera on or off. */
export function DeviceButton({ device, hold }: { device: Device; hold: DeviceHold }) {
  const { t } = useTranslation();
  const isOn = hold.state === 'on';
  const Icon = ICONS[device][isOn ? 0 : 1];
  return (
    <Button
      variant={isOn ? 'filled' : 'default'}
      loading={hold.state === 'asking'}
      leftSection={<Icon size={18} stroke={1.7} aria-hidden="true" />}
      onClick={() => (isOn ? hold.off() : void hold.on())}
    >
      {t(isOn ? `liveRoom.${device}.off` : `liveRoom.${device}.on`)}
    </Button>
  );
}

/** Explains why a microphone or camera is not available. */
export function DeviceTrouble({ device, hold: { state } }: { device: Device; hold: DeviceHold }) {
  const { t } = useTranslation();
  if (state === 'on' || state === 'off' || state === 'asking') return null;
  return (
    <p className={classes.note} role="alert">
      {t(`liveRoom.device.${state}`, { device: t(`liveRoom.${device}.name`) })}
    </p>
  );
}
