import { useState, type PointerEvent } from 'react';
import type { ReviewDetail } from '#contract/calls/review.ts';
import type { Region } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { regionBetween } from './region.ts';
import classes from './stage.module.css';
import type { ItemState } from './use-item.ts';

interface Point {
  x: number;
  y: number;
}

/** Lets the reviewer mark a region, and shows current and earlier marks. */
export function Marks({ review, item }: { review: ReviewDetail; item: ItemState }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const end = () => {
    if (from && to) item.setMark({ region: regionBetween(from, to) });
    setFrom(null);
  };
  const earlier = review.decisions[0]?.reasons ?? [];
  const pending = item.mark && 'region' in item.mark ? item.mark.region : null;
  const now = [
    ...(item.draft?.reasons.map(({ region }) => region) ?? []),
    pending,
    from && to && regionBetween(from, to),
  ];
  const enabled = item.mayDecide && item.ids.length === 1;
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(pointAt(event));
      setTo(pointAt(event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => from && setTo(pointAt(event)),
    onPointerUp: end,
    onPointerCancel: () => setFrom(null),
  };
  return (
    <div className={classes.marks} title={t(($) => $.office.review.stage.picture)} {...(enabled ? pointer : {})}>
      {earlier.map(({ code, region }) => region && <Box key={code} region={region} earlier />)}
      {now.map((region, index) => region && <Box key={index} region={region} />)}
    </div>
  );
}

function Box({ region, earlier = false }: { region: Region; earlier?: boolean }) {
  const share = (value: number) => `${value * 100}%`;
  const place = {
    left: share(region.x),
    top: share(region.y),
    width: share(region.width),
    height: share(region.height),
  };
  return <span className={classes.mark} data-earlier={earlier} style={place} />;
}

function pointAt(event: PointerEvent<HTMLDivElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return { x: share((event.clientX - box.left) / box.width), y: share((event.clientY - box.top) / box.height) };
}
