/** How the sandbox behaves, until it is told otherwise: tests make it worse than the real ones. */
export interface Whims {
  /** Answers nothing but the controls, as if it were not there. */
  down: boolean;
  notices: {
    /** Never sent: only asking tells. */
    drop: boolean;
    delayMs: number;
    /** How many at once. */
    copies: number;
    /** Where they go instead of the address that the trade was opened with. */
    origin: string | undefined;
  };
  /** hold: said to be on its way, until it is asked for again under `normal`. */
  refunds: 'normal' | 'refuse' | 'hold';
}

export function newWhims(): Whims {
  return {
    down: false,
    notices: { drop: false, delayMs: 0, copies: 1, origin: undefined },
    refunds: 'normal',
  };
}
