import type { PlacementKind } from '#contract/calls/search-desk.ts';
import type { QualityResult } from '#contract/calls/search-quality.ts';
import { type Grade, GRADES } from '#contract/domain/search-quality.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Pictured } from '../../../ui/table/cells.tsx';
import { useRemovePlacement } from '../placements/use-remove-placement.ts';
import classes from './quality.module.css';

interface Props {
  result: QualityResult;
  number: number;
  /** Keys grade it. */
  isChosen: boolean;
  keyword: string;
  mayPlace: boolean;
  onChoose: () => void;
  onGrade: (grade: Grade) => void;
  onPlace: (what: PlacementKind) => void;
}

export function Result({ result, number, isChosen, keyword, mayPlace, onChoose, onGrade, onPlace }: Props) {
  const { kind, thumbnail, title, code, placement } = result;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the arrow keys choose
    <li className={classes.result} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={classes.number}>{number}</span>
      <Pictured of={{ kind, thumbnail }} title={title} second={code} />
      <GradeButtons result={result} onGrade={onGrade} />
      <span className={classes.places}>
        {mayPlace && !placement && <PlaceButtons onPlace={onPlace} />}
        {placement && <Placed placement={placement} title={title} keyword={keyword} />}
      </span>
    </li>
  );
}

function GradeButtons({ result: { title, grade, gradedBy }, onGrade }: Pick<Props, 'result' | 'onGrade'>) {
  const { t } = useTranslation();
  const names = t(($) => $.office.search.quality.grades);
  const by = gradedBy === null ? undefined : t(($) => $.office.search.quality.gradedBy, { name: gradedBy });
  return (
    <fieldset className={classes.grades} title={by} data-ungraded={grade === null}>
      <legend>{t(($) => $.office.search.quality.gradeOf, { title })}</legend>
      {GRADES.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={`${one} ${names[one]}`}
          aria-pressed={one === grade}
          title={names[one]}
          data-grade={one}
          onClick={() => onGrade(one)}
        >
          {one} <span>{names[one]}</span>
        </button>
      ))}
    </fieldset>
  );
}

function PlaceButtons({ onPlace }: Pick<Props, 'onPlace'>) {
  const { t } = useTranslation();
  const words = t(($) => $.office.search.quality);
  return (
    <>
      <Button variant="default" size="small" onClick={() => onPlace('pin')}>
        {words.pin}
      </Button>
      <Button variant="default" size="small" onClick={() => onPlace('bury')}>
        {words.bury}
      </Button>
    </>
  );
}

interface PlacedProps {
  placement: NonNullable<QualityResult['placement']>;
  title: string;
  keyword: string;
}

function Placed({ placement: { id, what, until }, title, keyword }: PlacedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ask, isPending } = useRemovePlacement();
  const day = formatDay(until, language);
  return (
    <>
      <span className={classes.placed} data-what={what}>
        {t(($) => (what === 'pin' ? $.office.search.quality.pinned : $.office.search.quality.buried), { day })}
      </span>
      <Button variant="default" size="small" loading={isPending} onClick={() => void ask({ id, title, keyword })}>
        {t(($) => $.office.search.placements.remove)}
      </Button>
    </>
  );
}
