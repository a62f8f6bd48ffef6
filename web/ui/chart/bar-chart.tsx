import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ticksUpTo } from './ticks.ts';
import classes from './bar-chart.module.css';

interface Column {
  key: string;
  /** Tooltip of the column. */
  title: string;
  /** Listed from the bottom up, or from the left. */
  parts: readonly { tone: Tone; value: number }[];
}

type Tone = 'accent' | 'quiet' | 'good' | 'bad' | 'text';

interface Props {
  /** The whole chart in a sentence, for screen readers. */
  label: string;
  /** Oldest first. */
  columns: readonly Column[];
  /** The parts stand side by side instead of stacked, because they do not add up. */
  beside?: boolean;
  /** Labels under its two ends. */
  from: string;
  to: string;
  /** A value beside the axis; a plain number when missing. */
  format?: (value: number) => string;
}

const SIZE = { width: 300, height: 96 };
/** Least height of a bar, so that no value is invisible. */
const LOWEST = 2;
/** Share of its step that a column fills. */
const FILLED = 0.75;

type Parts = Column['parts'];

/** A chart with one column per period of time, and a sentence instead when there is nothing to draw. */
export function BarChart({ columns, beside = false, from, to, ...more }: Props) {
  const heights = columns.map(({ parts }) => (beside ? Math.max(...values(parts)) : total(values(parts))));
  const highest = Math.max(0, ...heights);
  return (
    <>
      {highest > 0 ? (
        <Plot columns={columns} beside={beside} ticks={ticksUpTo(highest)} {...more} />
      ) : (
        <NothingToDraw label={more.label} />
      )}
      <p className={classes.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  );
}

function NothingToDraw({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <p className={classes.nothing} title={label}>
      {t(($) => $.common.nothingToDraw)}
    </p>
  );
}

interface PlotProps extends Pick<Props, 'label' | 'columns' | 'format'> {
  beside: boolean;
  /** Values of the lines across the chart, from 0 to its top. */
  ticks: number[];
}

function Plot({ label, columns, beside, ticks, format }: PlotProps) {
  const language = useLanguage();
  const write = format ?? ((value: number) => formatNumber(value, language));
  const top = ticks.at(-1) ?? 1;
  const step = SIZE.width / columns.length;
  const arrange = beside ? standBeside : stack;
  return (
    <div className={classes.plot}>
      <ol className={classes.axis} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <li key={tick}>{write(tick)}</li>
        ))}
      </ol>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not fetched
        role="img"
        aria-label={label}
      >
        {ticks.slice(1).map((tick) => (
          <line key={tick} className={classes.line} x1={0} x2={SIZE.width} y1={yOf(tick, top)} y2={yOf(tick, top)} />
        ))}
        {columns.map(({ key, title, parts }, index) => (
          <g key={key} transform={`translate(${index * step} 0)`}>
            <title>{title}</title>
            {/* The whole column reacts to the pointer, not only the bar. */}
            <rect className={classes.column} x={0} y={0} width={step} height={SIZE.height} />
            {arrange(parts, top, step * FILLED).map(({ tone, ...place }) => (
              <rect key={tone} className={classes.bar} data-tone={tone} {...place} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

const yOf = (value: number, top: number) => SIZE.height - (value / top) * SIZE.height;
const values = (parts: Parts) => parts.map(({ value }) => value);
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const heightOf = (value: number, most: number) => (value <= 0 ? 0 : Math.max(LOWEST, (value / most) * SIZE.height));

function stack(parts: Parts, most: number, width: number) {
  let top = SIZE.height;
  return parts.map(({ tone, value }) => {
    const height = heightOf(value, most);
    top -= height;
    return { tone, x: 0, y: top, width, height };
  });
}

function standBeside(parts: Parts, most: number, width: number) {
  const each = width / parts.length;
  return parts.map(({ tone, value }, index) => {
    const height = heightOf(value, most);
    return { tone, x: index * each, y: SIZE.height - height, width: each, height };
  });
}

/** Names of the colours in a chart. */
export function Legend({ entries }: { entries: readonly { tone: Tone; name: string }[] }) {
  return (
    <p className={classes.legend} aria-hidden="true">
      {entries.map(({ tone, name }) => (
        <span key={tone} data-tone={tone}>
          {name}
        </span>
      ))}
    </p>
  );
}
