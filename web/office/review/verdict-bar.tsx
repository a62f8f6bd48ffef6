import type { ReviewDetail } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import keys from '../blocks/key.module.css';
import classes from './verdict-bar.module.css';
import layout from './reviewing.module.css';
import type { ItemState } from './use-item.ts';

type Action = 'approve' | 'return' | 'reject' | 'fix' | 'compare' | 'original';
const KEY: Record<Action, string> = { approve: 'A', return: 'R', reject: 'X', fix: 'F', compare: 'D', original: 'O' };
const MANY = { approve: 'approveMany', return: 'returnMany', reject: 'rejectMany' } as const;

/** Actions with their keys. */
export function VerdictBar({ review, item }: { review: ReviewDetail; item: ItemState }) {
  const { t } = useTranslation();
  const count = item.ids.length;
  const verdict = (name: keyof typeof MANY) =>
    count > 1 ? t(($) => $.office.review.actions[MANY[name]], { count }) : t(($) => $.office.review.actions[name]);
  const key = (name: Action) => <kbd className={keys.key}>{KEY[name]}</kbd>;
  const disabled = !item.mayDecide;
  return (
    <div className={layout.verdicts}>
      <Button
        icon={key('approve')}
        disabled={disabled || item.draft !== null || item.fixing}
        onClick={() => item.send('approve')}
      >
        {verdict('approve')}
      </Button>
      <Button variant="default" icon={key('return')} disabled={disabled} onClick={() => item.open('return')}>
        {verdict('return')}
      </Button>
      <Button variant="default" icon={key('reject')} disabled={disabled} onClick={() => item.open('reject')}>
        {verdict('reject')}
      </Button>
      <div className={classes.other}>
        <Button
          variant="plain"
          size="small"
          icon={key('fix')}
          disabled={disabled || review.round === 'second'}
          onClick={() => item.fix(!item.fixing)}
        >
          {t(($) => $.office.review.actions.fix)}
        </Button>
        <Button
          variant="plain"
          size="small"
          icon={key('compare')}
          disabled={review.alike.length === 0}
          onClick={() => item.compare(item.comparing === null ? 0 : null)}
        >
          {t(($) => $.office.review.actions.compare)}
        </Button>
        <Button
          variant="plain"
          size="small"
          icon={key('original')}
          disabled={review.decision !== null}
          onClick={item.original}
        >
          {t(($) => $.office.review.actions.original)}
        </Button>
      </div>
    </div>
  );
}
