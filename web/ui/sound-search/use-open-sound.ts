import { useEffect, useRef, useState } from 'react';
import { type OpenSound, openSound } from './open-sound.ts';
import { type Refusal, Refused } from './refused.ts';

/** How much more must have been read to be shown. */
const STEP = 0.05;

interface State {
  /** The file that is being read, and how much of it has been. */
  reading?: { name: string; share: number };
  opened?: { name: string; sound: OpenSound };
  failure?: Refusal;
}

interface Opening extends State {
  open: (file: File) => void;
  /** Makes room for another file. */
  forget: () => void;
}

/** Reads a recording of the reader's own. A second file replaces the first. */
export function useOpenSound(): Opening {
  const [state, setState] = useState<State>({});
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const work = async (file: File, signal: AbortSignal) => {
    const { name } = file;
    setState({ reading: { name, share: 0 } });
    let told = 0;
    // A long file is read in many thousand bits; showing each would take longer than reading them.
    const onRead = (share: number) => {
      if (share - told < STEP) return;
      told = share;
      setState({ reading: { name, share } });
    };
    try {
      const sound = await openSound(file, { onRead, signal });
      if (!signal.aborted) setState({ opened: { name, sound } });
    } catch (error) {
      if (!signal.aborted) setState({ failure: error instanceof Refused ? error.reason : 'unreadable' });
    }
  };
  const open = (file: File) => {
    current.current?.abort();
    current.current = new AbortController();
    void work(file, current.current.signal);
  };
  return { ...state, open, forget: () => setState({}) };
}
