import { reviewCalls } from '#contract/calls/review.ts';
import { client } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';

const reviews = client(reviewCalls);

/** The file itself; looking at it is written down. */
export async function openOriginal(id: number): Promise<void> {
  await open(() => reviews.original({ id }));
}

export async function openPaper(id: number, releaseId: number): Promise<void> {
  await open(() => reviews.paper({ id, releaseId }));
}

async function open(ask: () => Promise<{ url: string }>): Promise<void> {
  try {
    // The link makes the browser save the file, so the page stays.
    window.location.assign((await ask()).url);
  } catch (error) {
    void toast(error instanceof Error ? error.message : String(error), 'failed');
  }
}
