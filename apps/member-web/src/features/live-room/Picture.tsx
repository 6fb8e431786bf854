import { useEffect, useRef } from 'react';
import classes from './LiveRoom.module.css';

interface Props {
  /** The member's own stream is mirrored and muted. Others show the received stream. */
  stream: MediaStream;
  mirrored?: boolean;
  volume?: number;
  label: string;
  hidden?: boolean;
}

/** Audio and video of one participant. */
export function Picture({ stream, mirrored, volume = 0, label, hidden }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const count = stream.getTracks().length;
  useEffect(() => {
    const element = video.current!;
    element.srcObject = stream;
    // Autoplay may require a user gesture, and the member has clicked to join.
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
