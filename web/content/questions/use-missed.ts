import { useEffect } from 'react';
import { contentCalls } from '#contract/calls/content.ts';
import { client } from '../../lib/api.ts';

const content = client(contentCalls);
/** Longer than people pause while they type. */
const PAUSE_MS = 2000;

/** Tells editors of words by which no question is found, once they have stood for a while; undefined tells nothing. */
export function useMissed(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined || words.length < 2) return;
    // Whoever asks has the answer that matters, so nobody hears when this fails.
    const timer = setTimeout(() => void content.missed({ words }).catch(() => {}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
