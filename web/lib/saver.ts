import { CallError } from './api.ts';
import { changesOf, type Kept, rebase, type Rebased } from './edits.ts';
import { shared } from './shared-state.ts';

/** Pause in typing before saving, and pause after a failure. */
const PAUSE_MS = 1500;
const REST_MS = 5000;
/** How often to give way to others' changes before giving up. */
const REBASES = 3;

/** `wrong`: some fields must be corrected; `disputed`: others changed the same fields. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'wrong' | 'disputed';

/** Saves pending changes; false when that fails. */
export type Settle = () => Promise<boolean>;

export interface SaverState<Edit, Version> {
  values: Edit;
  kept: Kept<Edit, Version>;
  saving: Saving;
  message: string | null;
  errors: Record<string, string>;
  /** The server's current values, where they conflict. */
  dispute: { now: Kept<Edit, Version>; fields: (keyof Edit & string)[] } | null;
}

interface Parts<Edit, Version> {
  start: Kept<Edit, Version>;
  send: (version: Version, changes: Partial<Edit>, values: Edit) => Promise<Kept<Edit, Version>>;
  read: () => Promise<Kept<Edit, Version>>;
  onSaved: () => void;
  /** Puts what was typed on top of what others saved; field by field unless told otherwise. */
  merge?: (base: Edit, typed: Edit, now: Edit) => Rebased<Edit>;
  /** Pause in typing before saving. */
  pauseMs?: number;
}

interface Core<Edit, Version> extends Parts<Edit, Version> {
  get: () => SaverState<Edit, Version>;
  update: (change: Partial<SaverState<Edit, Version>>) => void;
  /** Schedules another save. */
  later: (ms: number) => void;
}

type Getter<Edit, Version> = Pick<Core<Edit, Version>, 'get'>;
const pending = <Edit extends object, Version>({ get }: Getter<Edit, Version>) =>
  changesOf(get().kept.edit, get().values);
const isClean = <Edit extends object, Version>(core: Getter<Edit, Version>) => Object.keys(pending(core)).length === 0;

async function saveOnce<Edit extends object, Version>(core: Core<Edit, Version>, rebases = 0): Promise<void> {
  if (isClean(core)) return core.update({ saving: 'saved', message: null, errors: {} });
  core.update({ saving: 'saving', message: null });
  try {
    const kept = await core.send(core.get().kept.version, pending(core), core.get().values);
    core.update({ kept, errors: {} });
    core.update({ saving: isClean(core) ? 'saved' : 'unsaved' });
    core.onSaved();
    if (!isClean(core)) core.later(core.pauseMs ?? PAUSE_MS);
  } catch (error) {
    const outdated = error instanceof CallError && error.problem === 'changed-meanwhile';
    if (outdated && rebases < REBASES) await giveWay(core, rebases);
    else fail(core, error);
  }
}

/**
 * Handles a save by somebody else: takes over their other fields; the reader decides about fields that both changed.
 */
async function giveWay<Edit extends object, Version>(core: Core<Edit, Version>, rebases: number): Promise<void> {
  try {
    const now = await core.read();
    const { kept, values } = core.get();
    const rebased = (core.merge ?? rebase)(kept.edit, values, now.edit);
    if (rebased.disputed.length > 0)
      return core.update({ saving: 'disputed', dispute: { now, fields: rebased.disputed } });
    core.update({ kept: now, values: rebased.values });
  } catch (error) {
    return fail(core, error);
  }
  await saveOnce(core, rebases + 1);
}

function fail<Edit, Version>(core: Core<Edit, Version>, error: unknown): void {
  const { message } = error as Error;
  const fields = error instanceof CallError ? error.fields : {};
  if (Object.keys(fields).length > 0) return core.update({ saving: 'wrong', errors: fields, message });
  core.update({ saving: 'failed', message });
  const passing = !(error instanceof CallError) || error.problem === 'offline' || error.status >= 500;
  if (passing) core.later(REST_MS);
}

function withTyped<Edit extends object, Version>(core: Core<Edit, Version>, change: Partial<Edit>): void {
  const { saving, values } = core.get();
  const errors = Object.fromEntries(Object.entries(core.get().errors).filter(([field]) => !(field in change)));
  core.update({ values: { ...values, ...change }, errors });
  // Saving waits until the reader has decided.
  if (saving === 'disputed') return;
  if (saving !== 'saving') core.update({ saving: isClean(core) ? 'saved' : 'unsaved' });
  core.later(core.pauseMs ?? PAUSE_MS);
}

export type Saver<Edit extends object, Version> = ReturnType<typeof createSaver<Edit, Version>>;

/** Holds what is typed about one thing and saves it by itself. Nobody else's change overwrites it. */
export function createSaver<Edit extends object, Version>(parts: Parts<Edit, Version>) {
  const store = shared<SaverState<Edit, Version>>({
    values: parts.start.edit,
    kept: parts.start,
    saving: 'saved',
    message: null,
    errors: {},
    dispute: null,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const core: Core<Edit, Version> = {
    ...parts,
    get: store.get,
    update: (change) => store.set({ ...store.get(), ...change }),
    later(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), ms);
    },
  };

  /** Saves pending changes; true when everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    if (core.get().saving !== 'disputed') {
      running = saveOnce(core).finally(() => (running = undefined));
      await running;
    }
    return core.get().saving === 'saved';
  }

  /** Ends a conflict with values that the reader chose one by one. */
  function settleAs(values: Edit): void {
    const { dispute } = core.get();
    if (!dispute) return;
    core.update({ kept: dispute.now, values, dispute: null, saving: 'unsaved' });
    void flush();
  }

  return {
    use: store.use,
    get: store.get,
    isClean: () => isClean(core),
    flush,
    set: (change: Partial<Edit>) => withTyped(core, change),
    /** Ends a conflict with the typed values or with the current ones. */
    settle(mine: boolean): void {
      const { dispute, kept, values } = core.get();
      if (!dispute) return;
      const typed = rebase(kept.edit, values, dispute.now.edit).values;
      const theirs = Object.fromEntries(dispute.fields.map((field) => [field, dispute.now.edit[field]]));
      settleAs(mine ? typed : { ...typed, ...theirs });
    },
    settleAs,
  };
}
