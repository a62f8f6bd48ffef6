/** Whether the time after a rejection has passed. */
export function mayBeginAgain(againFrom: string | null): boolean {
  return againFrom !== null && Date.parse(againFrom) <= Date.now();
}
