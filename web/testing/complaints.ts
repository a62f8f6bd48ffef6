import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What went wrong where only the page would hear of it, which takes it for a server that is out of reach. */
const complaints: string[] = [];

export function complain(words: string): TypeError {
  complaints.push(words);
  return new TypeError(words);
}

export function takeComplaints(): string[] {
  return complaints.splice(0);
}

/** Fails a test that asks for what it has not prepared, by name. */
export function failOnComplaints(): void {
  beforeEach(() => {
    complaints.length = 0;
    vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
      throw complain(`no stand-in for a server, but asked for ${asked instanceof Request ? asked.url : String(asked)}`);
    });
  });
  afterEach(() => {
    // What was noted is told now, not two seconds into another test.
    window.dispatchEvent(new Event('pagehide'));
    expect(takeComplaints()).toEqual([]);
  });
}
