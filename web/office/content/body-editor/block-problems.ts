import { block, type Block } from '#contract/domain/blocks.ts';

/** A limit that a block breaks. */
type Breach = 'missing' | 'tooLong' | 'tooMany' | 'tooFew' | 'noLink' | 'noCode' | 'noText' | 'uneven' | 'notAllowed';

export interface BlockProblem {
  /** Where it is, such as `items.2.label`. */
  path: string;
  /** The name of the field; the block itself has none. */
  field: string;
  /** Which of several, from 1. */
  place: number | undefined;
  breach: Breach;
  limit: number | undefined;
}

type Issue = NonNullable<ReturnType<typeof block.safeParse>['error']>['issues'][number];

/** What keeps a block from being saved. */
export function problemsOf(one: Block): BlockProblem[] {
  return issuesOf(one).map((issue) => {
    const place = issue.path.find((step) => typeof step === 'number');
    return {
      path: issue.path.join('.'),
      field: String(issue.path.findLast((step) => typeof step === 'string') ?? ''),
      place: place === undefined ? undefined : place + 1,
      breach: breachOf(issue),
      limit: 'maximum' in issue ? Number(issue.maximum) : 'minimum' in issue ? Number(issue.minimum) : undefined,
    };
  });
}

/** Whether something is a block but for its limits, such as one that somebody has not finished. */
export function isUnfinished(one: unknown): one is Block {
  const shapes = ['invalid_type', 'invalid_union', 'invalid_value', 'unrecognized_keys', 'invalid_key'];
  return issuesOf(one).every(({ code }) => !shapes.includes(code));
}

function issuesOf(one: unknown): Issue[] {
  return block.safeParse(one).error?.issues ?? [];
}

const CUSTOM: Record<string, Breach> = {
  required: 'missing',
  'no-link': 'noLink',
  'no-text': 'noText',
  uneven: 'uneven',
};

function breachOf(issue: Issue): Breach {
  if (issue.code === 'custom') return CUSTOM[issue.message] ?? 'notAllowed';
  if (issue.code === 'invalid_format') return 'noCode';
  if (issue.code === 'too_small') return 'tooFew';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooMany';
  return 'notAllowed';
}
