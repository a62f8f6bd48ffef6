import { IconArrowLeft, IconColumns2, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { JudgeRound } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { RulesButton } from './rules.tsx';
import { SavedState } from './saved-state.tsx';
import classes from './scoring.module.css';

interface Props {
  round: JudgeRound;
  zoomed: boolean;
  /** A work was kept to be compared with others. */
  comparing: boolean;
  onZoom: () => void;
  onCompare: () => void;
  onBack: () => void;
}

/** Where one is, whether everything is saved, and how the work is shown. */
export function ScoringBar({ round, zoomed, comparing, onZoom, onCompare, onBack }: Props) {
  const { t } = useTranslation();
  const Zoom = zoomed ? IconZoomOut : IconZoomIn;
  return (
    <div className={classes.bar}>
      <Button variant="plain" size="small" icon={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
        {t(($) => $.judging.back)}
      </Button>
      <h1>{t(($) => $.judging.roundOf, { track: round.track, number: round.number })}</h1>
      <SavedState />
      <RulesButton />
      <Button
        variant="default"
        size="small"
        icon={<IconColumns2 size={16} aria-hidden="true" />}
        aria-pressed={comparing}
        onClick={onCompare}
      >
        {comparing ? t(($) => $.judging.compareEnd) : t(($) => $.judging.compare)}
      </Button>
      <Button
        variant="default"
        size="small"
        icon={<Zoom size={16} aria-hidden="true" />}
        aria-pressed={zoomed}
        onClick={onZoom}
      >
        {zoomed ? t(($) => $.judging.fit) : t(($) => $.judging.zoom)}
      </Button>
    </div>
  );
}
