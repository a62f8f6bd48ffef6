import { useEffect, useRef, useState } from 'react';
import { searchCalls } from '#contract/calls/search.ts';
import { client } from '../../lib/api.ts';
import { shrink, toBase64, Unreadable } from '../../lib/shrink-picture.ts';
import { useTranslation } from '../../lib/translation.ts';

const { sendPicture } = client({ sendPicture: searchCalls.sendPicture });

/** Enough to compare pictures, and quick to send on a slow connection. */
const LONGEST_SIDE = 640;

interface Sending {
  /** Address of the picture that is being sent. */
  preview: string | undefined;
  busy: boolean;
  failure: string | undefined;
  send: (file: Blob) => void;
}

const NOTHING = { preview: undefined, busy: false, failure: undefined };

/** Reduces a picture, sends it and reports its key. A second picture replaces the first. */
export function useSendPicture(onFound: (imageKey: string) => void): Sending {
  const { t } = useTranslation();
  const [state, setState] = useState<Omit<Sending, 'send'>>(NOTHING);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const work = async (file: Blob, signal: AbortSignal) => {
    setState({ ...NOTHING, busy: true });
    let preview = '';
    try {
      const small = await shrink(file, LONGEST_SIDE);
      if (signal.aborted) return;
      preview = URL.createObjectURL(small);
      setState({ ...NOTHING, busy: true, preview });
      const { imageKey } = await sendPicture({ image: await toBase64(small) }, { signal });
      rememberPicture(imageKey, preview);
      onFound(imageKey);
    } catch (error) {
      URL.revokeObjectURL(preview);
      if (signal.aborted) return;
      const failure = error instanceof Unreadable ? t(($) => $.picture.unreadable) : (error as Error).message;
      setState({ ...NOTHING, failure });
    }
  };
  const send = (file: Blob) => {
    current.current?.abort();
    current.current = new AbortController();
    void work(file, current.current.signal);
  };
  return { ...state, send };
}

const sent = new Map<string, string>();

/** Remembers, until the page is left, a picture that the reader sent, to show it above the results. */
function rememberPicture(imageKey: string, address: string): void {
  sent.set(imageKey, address);
}

/** Address of the picture behind a key; undefined unless it was sent from this page. */
export function pictureOf(imageKey: string): string | undefined {
  return sent.get(imageKey);
}
