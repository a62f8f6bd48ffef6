import { useEffect, useState } from 'react';
import type { ReviewDetail } from '#contract/calls/review.ts';
import type { Verdict } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { type Command, useCommands } from './commands.ts';
import {
  changeVerdict,
  type Draft,
  type Mark,
  markLast,
  openDraft,
  pressDigit,
  type Refusal,
  withoutMarks,
} from './draft.ts';
import { openOriginal } from './queries.ts';
import { useApprove } from './use-approve.ts';
import { useDecide } from './use-decide.ts';
import { usePlayer } from './use-player.ts';
import type { Work } from './use-work.ts';

/** A key pressed sooner after a work appears was meant for the one before. */
const LOOK_MS = 400;

interface Doors {
  onClose: () => void;
}

/** State and actions of the work under review, for mouse and keyboard. */
export function useItem(review: ReviewDetail, work: Work, { onClose }: Doors) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft | null>(() => work.decisions.draftOf(review.id));
  const [mark, setMark] = useState<Mark | null>(null);
  const [fixing, fix] = useState(false);
  const [comparing, compare] = useState<number | null>(null);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const player = usePlayer({ silent: review.material.kind === 'video' });
  const decide = useDecide(review, work);
  const approve = useApprove(review, decide);
  const ready = useReadiness();
  const mayDecide = review.claim?.mine === true && review.decision === null;
  const ids = [review.id, ...chosen];
  const needed = t(($) => $.office.review.picker.needed);

  const open = (verdict: Refusal) => {
    if (!mayDecide) return;
    fix(false);
    setDraft(draft ? changeVerdict(draft, verdict) : openDraft(verdict, review.material.kind));
  };
  const change = (next: Draft) => {
    const added = draft && next.reasons.length > draft.reasons.length;
    setDraft(added && mark ? markLast(next, mark) : next);
    if (added) setMark(null);
  };
  const send = (verdict: Verdict) => {
    if (!mayDecide || !ready) return;
    if (verdict === 'approve') return void approve(ids);
    if (!draft || draft.reasons.length === 0) return void toast(needed, 'failed');
    const reasons = ids.length > 1 ? withoutMarks(draft.reasons) : draft.reasons;
    return decide({ ids, verdict, reasons, note: draft.note }, draft);
  };
  const item = {
    draft,
    change,
    closeDraft: () => setDraft(null),
    open,
    send,
    mayDecide,
    ready,
    /** Applies to the next reason chosen, or to the last one. */
    mark,
    setMark: (next: Mark | null) => {
      if (next && draft && draft.reasons.length > 0) setDraft(markLast(draft, next));
      else setMark(next);
    },
    fixing,
    fix: (now: boolean) => fix(now && mayDecide && review.round !== 'second'),
    comparing,
    compare: (at: number | null) => compare(at !== null && review.alike.length > 0 ? at : null),
    chosen,
    choose,
    chooseAll: () => choose(chosen.size > 0 ? new Set() : new Set(freeOf(review))),
    ids,
    player,
    original: () => void openOriginal(review.id),
  };
  useCommands((command: ItemCommand) => runCommand(command, item, { review, work, onClose }), isForItem);
  return item;
}

export type ItemState = ReturnType<typeof useItem>;

/** Works of the series that nobody else has claimed. */
function freeOf(review: ReviewDetail): number[] {
  return review.series.filter(({ claim }) => !claim || claim.mine).map(({ id }) => id);
}

/** Whether somebody could look at the work that is shown. */
function useReadiness(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}

/** A decision is taken back from any screen, so not here. */
type ItemCommand = Exclude<Command, 'takeBack'>;
const isForItem = (command: Command): command is ItemCommand => command !== 'takeBack';

interface Around extends Doors {
  review: ReviewDetail;
  work: Work;
}

function runCommand(command: ItemCommand, item: ItemState, { review, work, onClose }: Around): void {
  if (typeof command === 'object') {
    if (item.draft) item.change(pressDigit(item.draft, command.digit));
    return;
  }
  const last = review.alike.length - 1;
  const commands: Record<Exclude<ItemCommand, object>, () => void> = {
    approve: () => !item.draft && !item.fixing && item.send('approve'),
    return: () => item.open('return'),
    reject: () => item.open('reject'),
    confirm: () => item.draft && item.send(item.draft.verdict),
    next: () => void work.next(),
    previous: () => work.previous(),
    fix: () => !item.draft && item.fix(!item.fixing),
    compare: () => item.compare(item.comparing === null ? 0 : null),
    left: () => item.comparing !== null && item.compare(Math.max(0, item.comparing - 1)),
    right: () => item.comparing !== null && item.compare(Math.min(last, item.comparing + 1)),
    original: item.original,
    play: item.player.toggle,
    sound: item.player.toggleSound,
    select: item.chooseAll,
    escape: () => escape(item, onClose),
  };
  commands[command]();
}

/** One step back: out of a group, the reasons, the fix, the comparison or the mark, and finally to the list. */
function escape(item: ItemState, onClose: () => void): void {
  if (item.draft?.group) return item.change({ ...item.draft, group: null });
  if (item.draft) return item.closeDraft();
  if (item.fixing) return item.fix(false);
  if (item.comparing !== null) return item.compare(null);
  return item.mark ? item.setMark(null) : onClose();
}
