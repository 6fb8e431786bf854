import { TrophyIcon } from './TrophyIcon.tsx';
import classes from './TrophyMedal.module.css';

interface Props {
  /** 1 to 3. Higher ranks have more points, and a laurel. */
  rank: number;
  icon: string;
  /** A picture of the community, in place of the icon. */
  image: string | null;
  color?: string | undefined;
}

const SIZE = 64;
const MIDDLE = SIZE / 2;

/** A star-shaped edge with so many points. */
function edge(points: number, outer: number, inner: number): string {
  const at = (index: number) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)},${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: points * 2 }, (_, index) => at(index)).join(' ');
}

/** Bronze has a plain edge, silver a scalloped one, and gold a sun with a laurel. */
const EDGES = { 1: edge(24, 30, 28.5), 2: edge(16, 31, 27), 3: edge(12, 32, 25) } as const;

/** Drawing of a trophy by its rank, around its icon or picture. */
export function TrophyMedal({ rank, icon, image, color }: Props) {
  const level = rank >= 3 ? 3 : rank === 2 ? 2 : 1;
  return (
    <span className={classes.medal} data-rank={level} aria-hidden="true">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={classes.drawing}>
        <polygon points={EDGES[level]} className={classes.edge} />
        <circle cx={MIDDLE} cy={MIDDLE} r={22} className={classes.face} style={color ? { stroke: color } : undefined} />
        {level === 3 && (
          <path
            className={classes.laurel}
            d="M17 40c2 6 7 10 15 11M47 40c-2 6-7 10-15 11M18 44l-4 1M21 48l-3 3M26 51l-1 4M46 44l4 1M43 48l3 3M38 51l1 4"
          />
        )}
      </svg>
      <span className={classes.sign}>{image ? <img src={image} alt="" /> : <TrophyIcon name={icon} />}</span>
    </span>
  );
}
