import { useEffect, useRef, useState } from 'react';
import { searchCalls } from '#contract/calls/search.ts';
import { client } from '../../lib/api.ts';
import { toBase64 } from '../../lib/shrink-picture.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type OpenSound, PART_SECONDS } from './open-sound.ts';
import { Refused } from './refused.ts';
import { resample, toWav } from './samples.ts';
import { rememberPart } from './sent-parts.ts';

const { sendSound } = client({ sendSound: searchCalls.sendSound });

/** What the server compares; more would only take longer to send. */
const SENT_RATE = 11_025;

interface Sending {
  busy: boolean;
  failure: string | undefined;
  send: (from: number) => void;
}

/** Sends the chosen part and reports its key. */
export function useSendPart(sound: OpenSound, name: string, onFound: (soundKey: string) => void): Sending {
  const { t } = useTranslation();
  const [state, setState] = useState<Omit<Sending, 'send'>>({ busy: false, failure: undefined });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const work = async (from: number, signal: AbortSignal) => {
    setState({ busy: true, failure: undefined });
    try {
      const part = resample(await sound.part(from), SENT_RATE);
      const { soundKey } = await sendSound({ sound: await toBase64(toWav(part)) }, { signal });
      rememberPart(soundKey, { name, from, to: Math.min(sound.seconds, from + PART_SECONDS) });
      onFound(soundKey);
    } catch (error) {
      if (signal.aborted) return;
      const failure =
        error instanceof Refused ? t(($) => $.soundSearch.refused[error.reason]) : (error as Error).message;
      setState({ busy: false, failure });
    }
  };
  const send = (from: number) => {
    current.current?.abort();
    current.current = new AbortController();
    void work(from, current.current.signal);
  };
  return { ...state, send };
}
