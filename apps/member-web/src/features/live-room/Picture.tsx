import { useEffect, useRef } from 'react';
import classes from './LiveRoom.module.css';

interface Props {
  /** Of oneself a track, as in a mirror and without its sound; of others what arrives. */
  stream: MediaStream;
  mirrored?: boolean;
  volume?: number;
  label: string;
  hidden?: boolean;
}

/** Sound and picture of one participant. */
export function Picture({ stream, mirrored, volume = 0, label, hidden }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const count = stream.getTracks().length;
  useEffect(() => {
    const element = video.current!;
    element.srcObject = stream;
    // A browser may want a click first: one was made to enter.
    void element.play().catch(() => undefined);
  }, [stream, count]);
  useEffect(() => {
    video.current!.volume = volume / 100;
  }, [volume]);
  return (
    <video
      ref={video}
      className={classes.video}
      style={hidden ? { opacity: 0 } : undefined}
      aria-label={label}
      data-mirrored={mirrored || undefined}
      muted={mirrored}
      autoPlay
      playsInline
    />
  );
}
