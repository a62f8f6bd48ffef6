/** How the sandbox behaves until told otherwise; tests make it worse than the real gateways. */
export interface GatewayBehaviour {
  /** Answers nothing but the controls. */
  down: boolean;
  notices: {
    /** Sends no notices, so that only asking tells. */
    drop: boolean;
    delayMs: number;
    /** How many copies are sent at once. */
    copies: number;
    /** Origin to send notices to, instead of that of the trade. */
    origin: string | undefined;
  };
  /** hold: a refund stays on its way until it is asked for again under `normal`. */
  refunds: 'normal' | 'refuse' | 'hold';
}

export function newGatewayBehaviour(): GatewayBehaviour {
  return {
    down: false,
    notices: { drop: false, delayMs: 0, copies: 1, origin: undefined },
    refunds: 'normal',
  };
}
