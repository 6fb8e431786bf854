import '@mantine/core/styles/Slider.css';
import { Slider } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, MAX_ZOOM, moved, placed } from './crop.ts';
import classes from './CropField.module.css';

const STEP = 12;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Props {
  source: string;
  picture: Ref<HTMLImageElement>;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onBroken: () => void;
}

/** Picture behind a round window: dragging or arrow keys move it and a slider zooms. */
export function CropField({ source, picture, crop, onChange, onBroken }: Props) {
  const { t } = useTranslation();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const move = (dx: number, dy: number): void => {
    if (size) onChange(moved(size, crop, dx, dy));
  };
  const drag = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  };
  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(...arrow);
  };
  return (
    <div className={classes.field}>
      <button
        type="button"
        className={classes.window}
        aria-label={t('avatar.move')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <img
          ref={picture}
          src={source}
          alt=""
          draggable={false}
          style={size ? placed(size, crop) : undefined}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={onBroken}
        />
      </button>
      <Slider
        thumbLabel={t('avatar.zoom')}
        label={null}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={crop.zoom}
        onChange={(zoom) => onChange({ ...crop, zoom })}
        className={classes.zoom}
      />
    </div>
  );
}
