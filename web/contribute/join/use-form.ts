import { useEffect, useRef, useState } from 'react';
import type { Application } from '#contract/calls/applications.ts';
import { type ApplicationForm, isEditable, isVideoLink } from '#contract/domain/application.ts';
import { CallError } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft, startOf } from './draft.ts';
import { applications, keepApplication } from './join-queries.ts';

/** Pause in typing before saving. */
const PAUSE_MS = 700;

type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'local';

export interface JoinForm {
  values: ApplicationForm;
  set: (change: Partial<ApplicationForm>) => void;
  saving: Saving;
  /** Why the last save failed. */
  problem: string | null;
  errors: Record<string, string>;
  /** Saves what is typed; false when that fails. */
  flush: () => Promise<boolean>;
}

/** Holds what is typed and saves it by itself: on the server, or in this browser until the visitor logs in. */
export function useJoinForm(application: Application | null, member: boolean): JoinForm {
  const [values, setValues] = useState(() => startOf(application, readDraft()));
  const [state, setState] = useState<Pick<JoinForm, 'saving' | 'problem' | 'errors'>>(() => ({
    saving: member ? 'saved' : 'local',
    problem: null,
    errors: {},
  }));
  const latest = useRef(values);
  const version = useRef(application && isEditable(application.state) ? application.version : 0);
  const dirty = useRef(false);
  const running = useRef<Promise<boolean> | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = async (): Promise<boolean> => {
    dirty.current = false;
    setState((before) => ({ ...before, saving: 'saving', problem: null }));
    try {
      const saved = await applications.save({ version: version.current, ...sendable(latest.current) });
      version.current = saved.application.version;
      dropDraft();
      keepApplication(saved.application);
      setState({ saving: dirty.current ? 'unsaved' : 'saved', problem: null, errors: {} });
      return true;
    } catch (error) {
      dirty.current = true;
      const errors = error instanceof CallError ? error.fields : {};
      setState({ saving: 'failed', problem: (error as Error).message, errors });
      return false;
    }
  };
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!member) return true;
    while (running.current) await running.current;
    if (!dirty.current) return true;
    running.current = save().finally(() => (running.current = undefined));
    return await running.current;
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };
  const set = (change: Partial<ApplicationForm>) => {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
    if (!member) return keepDraft(latest.current);
    dirty.current = true;
    setState((before) => ({ ...before, saving: before.saving === 'saving' ? 'saving' : 'unsaved' }));
    later();
  };
  useBegin(member, () => {
    if (!readDraft()) return;
    dirty.current = true;
    void flush();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { values, set, ...state, flush };
}

/** Saves what a visitor typed as soon as they are logged in. */
function useBegin(member: boolean, begin: () => void): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!member || begun.current) return;
    begun.current = true;
    begin();
  });
}

/** Links that are still being typed stay on the page. */
function sendable(form: ApplicationForm): ApplicationForm {
  return { ...form, videoLinks: form.videoLinks.map((link) => link.trim()).filter(isVideoLink) };
}
