import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Errors inside the stand-in server; the page would only take them for a broken connection. */
const complaints: string[] = [];

export function complain(words: string): TypeError {
  complaints.push(words);
  return new TypeError(words);
}

export function takeComplaints(): string[] {
  return complaints.splice(0);
}

/** Fails a test that makes a request it has not prepared, and names the request. */
export function failOnComplaints(): void {
  beforeEach(() => {
    complaints.length = 0;
    vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
      throw complain(`no stand-in for a server, but asked for ${asked instanceof Request ? asked.url : String(asked)}`);
    });
  });
  afterEach(() => {
    // Sends tracked events now, not two seconds into another test.
    window.dispatchEvent(new Event('pagehide'));
    expect(takeComplaints()).toEqual([]);
  });
}
